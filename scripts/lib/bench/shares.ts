import { brotliCompressSync } from 'node:zlib';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';

/** What stands in no map: what webpack and the minimizer put between the modules. */
const BETWEEN = 'between modules';

const DEPTH: Readonly<Record<string, number>> = { blocks: 3, pages: 3, features: 3, collections: 3 };

/** @returns the package or the folder that a source belongs to: `react-dom`, `src/blocks/tabs`, `src/ui` */
export function ownerOf(source: string | null): string {
  if (source === null) return BETWEEN;
  const [, within] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (within !== undefined) return within;
  const [, own] = /(?:^|\/)((?:src|config)\/.*)/.exec(source) ?? [];
  if (own === undefined) return 'webpack';
  const folders = own.split('/').slice(0, -1);
  return folders.slice(0, DEPTH[folders[1] ?? ''] ?? 2).join('/');
}

/**
 * Which owner each character of a file is of, by its map.
 *
 * @returns all characters of each owner, together
 */
export function splitByOwner(code: string, map: ConstructorParameters<typeof TraceMap>[0]): Map<string, string> {
  const lines = code.split('\n');
  const texts = new Map<string, string[]>();
  const take = (owner: string, text: string) => {
    const known = texts.get(owner);
    if (known) known.push(text);
    else texts.set(owner, [text]);
  };
  let [line, column, owner] = [0, 0, BETWEEN];
  const takeUntil = (endLine: number, endColumn: number) => {
    while (line < endLine) {
      take(owner, (lines[line] ?? '').slice(column));
      line += 1;
      column = 0;
    }
    take(owner, (lines[line] ?? '').slice(column, endColumn));
    column = endColumn;
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    takeUntil(generatedLine - 1, generatedColumn);
    owner = ownerOf(source);
  });
  takeUntil(lines.length - 1, Infinity);
  return new Map([...texts].map(([name, parts]) => [name, parts.join('')]));
}

const compressedSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text).byteLength);

/**
 * What of a compressed file is whose: each owner's own text is compressed alone, and the file's bytes are divided in that
 * proportion, since what is alike in two is written once only.
 *
 * @returns bytes of each owner, which add up to those of the file
 */
export function shareOut(code: string, map: ConstructorParameters<typeof TraceMap>[0]): Map<string, number> {
  const alone = [...splitByOwner(code, map)].map(([owner, text]) => [owner, compressedSize(text)] as const);
  const sum = alone.reduce((all, [, size]) => all + size, 0);
  const whole = compressedSize(code);
  return new Map(alone.map(([owner, size]) => [owner, (size / sum) * whole]));
}
