import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { Refusal } from './Refusal.ts';

/**
 * @param source a language file of a page
 * @param lines the fields of a block, one a line
 * @returns the same with the block behind the last one, all else as it was written
 * @throws {Refusal} when the file has no list of blocks
 */
export function appendBlock(source: string, lines: readonly string[]): string {
  const { contents } = parseDocument(source);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'blocks') : undefined;
  const last = isSeq(pair?.value) ? pair.value.items.at(-1) : undefined;
  if (!isMap(last)) throw new Refusal('A language file of the page has no blocks.');
  const [start, end] = last.range;
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const before = source.slice(0, end).trimEnd();
  const block = lines.map(
    (line, index) => `${' '.repeat(index === 0 ? column - 2 : column)}${index === 0 ? '- ' : ''}${line}`,
  );
  const after = source.slice(end).trimStart();
  return `${before}\n${block.join('\n')}\n${after}`;
}
