import {
  Composer,
  CST,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  Parser,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import type { Path } from '#src/content/files/yamlFile.ts';

/** Changes of YAML that leave all else as its author wrote it: remarks, quotes, lines. */

/** A text, and where it is to stand. */
interface TextEdit {
  readonly path: Path;
  readonly text: string;
}

/**
 * @param source YAML
 * @param edits texts for scalars that are there; each keeps its style, as far as the text allows
 * @returns the same with these texts
 */
export function replaceTexts(source: string, edits: readonly TextEdit[]): string {
  if (edits.length === 0) return source;
  const tokens = [...new Parser().parse(source)];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  for (const { path, text } of edits) {
    const node = document?.getIn(path, true);
    if (!isScalar(node) || !node.srcToken) throw new Error(`There is no text at ${path.join('.')}`);
    const inFlow = path.some((_, index) => {
      const around = document?.getIn(path.slice(0, index), true);
      return isCollection(around) && around.flow === true;
    });
    if (node.value !== text) writeText(node.srcToken, text, inFlow);
  }
  return tokens.map((token) => CST.stringify(token)).join('');
}

/** Without quotes `2026` would be a number, and `null` nothing at all. */
function writeText(token: CST.Token, text: string, inFlow: boolean): void {
  CST.setScalarValue(token, text, { inFlow, afterKey: true });
  const isPlain = token.type === 'scalar';
  if (isPlain && typeof parse(token.source) !== 'string')
    CST.setScalarValue(token, text, { inFlow, afterKey: true, type: 'QUOTE_SINGLE' });
}

/**
 * @param source YAML
 * @param path of a map
 * @param entry a key that it does not have, its value, and the keys in whose order it is to stand
 * @returns the same with the entry
 * @throws when there is no map
 */
export function insertEntry(
  source: string,
  path: Path,
  { key, value, order }: { readonly key: string; readonly value: unknown; readonly order: readonly string[] },
): string {
  const map = parseDocument(source).getIn(path, true);
  if (!isMap(map)) throw new Error(`There are no fields at ${path.join('.')}`);
  const before = order.slice(0, order.indexOf(key));
  const previous = map.items.findLastIndex((pair) => isScalar(pair.key) && before.includes(String(pair.key.value)));
  if (map.flow) return insertIntoFlow(source, map, { previous, text: flowText({ [key]: value }) });
  const [first] = map.items;
  const start = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const text = indent(stringify({ [key]: value }, { lineWidth: 0 }), column);
  if (previous < 0) return source.slice(0, start) + text.trimStart() + ' '.repeat(column) + source.slice(start);
  return insertBehind(source, endOf(map.items[previous]?.value, source), text);
}

/**
 * @param source YAML
 * @param path of a list
 * @param value what is put at its end
 * @returns the same with the entry
 * @throws when there is no list
 */
export function appendEntry(source: string, path: Path, value: unknown): string {
  const list = parseDocument(source).getIn(path, true);
  if (!isSeq(list)) throw new Error(`There is no list at ${path.join('.')}`);
  const last = list.items.at(-1) ?? list;
  const [start = 0] = (last as { range?: readonly number[] }).range ?? [];
  const end = endOf(last, source);
  if (last === list) return source.slice(0, start) + flowText([value]) + source.slice(end);
  if (list.flow) return `${source.slice(0, end)}, ${flowText([value]).slice(1, -1).trim()}${source.slice(end)}`;
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const column = source.slice(line, start).indexOf('-');
  return insertBehind(source, end, indent(stringify([value], { lineWidth: 0 }), column));
}

const flowText = (value: unknown) => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

const indent = (text: string, column: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(column));

function endOf(node: unknown, source: string): number {
  const [, end = source.length] = (node as { range?: readonly number[] } | undefined)?.range ?? [];
  return end;
}

function insertIntoFlow(source: string, map: YAMLMap, { previous, text }: { previous: number; text: string }): string {
  const entry = text.replace(/^\{\s*|\s*\}$/g, '');
  const [start] = map.range ?? [0];
  if (map.items.length === 0) return `${source.slice(0, start)}{ ${entry} }${source.slice(endOf(map, source))}`;
  if (previous >= 0) {
    const end = endOf(map.items[previous]?.value, source);
    return `${source.slice(0, end)}, ${entry}${source.slice(end)}`;
  }
  const [first] = map.items;
  const at = isScalar(first?.key) ? (first.key.range?.[0] ?? start) : start;
  return `${source.slice(0, at)}${entry}, ${source.slice(at)}`;
}

/** Behind the line that ends there: a remark in it belongs to what stands before it. */
function insertBehind(source: string, end: number, text: string): string {
  const newline = source.indexOf('\n', Math.max(0, end - 1));
  const at = newline < 0 ? source.length : newline + 1;
  const head = newline < 0 ? `${source}\n` : source.slice(0, at);
  return head + text + source.slice(at);
}
