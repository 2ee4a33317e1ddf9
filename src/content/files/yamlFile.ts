import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** Keys and indices from the top of a file down to a value. */
export type Path = readonly PropertyKey[];

/** A YAML file with the places of what it says. */
export interface YamlFile {
  readonly source: string;
  readonly document: Document;
  /** @returns the line of a character, from 1 */
  lineAt(offset: number): number;
  /**
   * @param path keys from the top of the file; where it leads nowhere, the nearest that is there counts
   * @param text words within the value, for the line of a long text in which they stand
   */
  lineOf(path: Path, text?: string): number;
  /** @returns the path of what stands at a character, or last before it on the way down */
  pathAt(offset: number): Path;
}

/** @param source YAML, which may be broken */
export function openYaml(source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: true }) as Document;
  const lineAt = (offset: number) => counter.linePos(offset).line;
  return {
    source,
    document,
    lineAt,
    lineOf(path, text) {
      const node = findNode(document, path);
      if (!node?.range) return 1;
      const [from, to] = node.range;
      const within = text === undefined ? -1 : findWords(source.slice(from, to), text);
      return lineAt(within < 0 ? from : from + within);
    },
    pathAt: (offset) => descend(document.contents, offset, []),
  };
}

/** Words that are broken over lines, or have signs or capitals of their own, are found too; parts of longer words are not. */
function findWords(source: string, text: string): number {
  const words = text.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return source.search(new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, 'iu'));
}

function findNode(document: Document, path: Path): Node | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node)) return node;
  }
  return undefined;
}

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? Infinity) : Infinity);

function descend(node: unknown, offset: number, path: Path): Path {
  if (isMap(node)) {
    const pair = node.items.findLast((item) => isPair(item) && startOf(item.key) <= offset);
    return pair ? descend(pair.value, offset, [...path, isScalar(pair.key) ? String(pair.key.value) : '']) : path;
  }
  if (isSeq(node)) {
    const index = node.items.findLastIndex((item) => startOf(isPair(item) ? item.key : item) <= offset);
    return index < 0 ? path : descend(node.items[index], offset, [...path, index]);
  }
  return path;
}
