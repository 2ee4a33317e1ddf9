import { CST, isMap, isPair, isScalar, isSeq, Lexer, Scalar, type YAMLMap } from 'yaml';
import type { Path, YamlFile } from '#src/content/files/yamlFile.ts';

/** Text that is valid YAML and not what its writer meant: a part of it would be lost without a word. */
export interface LostText {
  /** The field whose text it is. */
  readonly path: Path;
  readonly line: number;
  readonly rule: string;
  /** What became fields of their own by it, beside the field. */
  readonly strayKeys: readonly string[];
}

/** @returns every text that a `#` or a comma cuts off, or that a `&` takes the first word of */
export function findLostText(file: YamlFile): LostText[] {
  return [...findComments(file), ...findCommas(file), ...findAnchors(file)];
}

/** Most files have no such line, and need not be taken apart a second time. */
const BEHIND_SOMETHING = /\S[ \t]+#/;

/** What is no text, and may have a remark behind it: numbers, moments, yes and no. */
const DATA = /^([\d.:+TZ-]+|true|false|null|~)$/;

/** @returns every `#` behind an unquoted text, or in its place: from there on YAML sees a remark of the writer */
function findComments(file: YamlFile): LostText[] {
  if (!BEHIND_SOMETHING.test(file.source)) return [];
  const found: LostText[] = [];
  let offset = 0;
  let before = '';
  let isText = false;
  for (const lexeme of new Lexer().lex(file.source)) {
    const type = CST.tokenType(lexeme);
    if (isMark(lexeme)) {
      isText = lexeme === CST.SCALAR;
      continue;
    }
    if (isText) before = lexeme;
    else if (type === 'comment') {
      const text = cutOff(before, lexeme);
      if (text !== undefined) found.push(describeComment(file, offset, text));
    } else if (type === 'newline') before = '';
    else if (type !== 'space') before = type === 'map-value-ind' || type === 'seq-item-ind' ? ':' : '';
    isText = false;
    offset += lexeme.length;
  }
  return found;
}

/** What the lexer puts between the pieces of the source, and is no piece of it. */
const isMark = (lexeme: string) => lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END || lexeme === CST.SCALAR;

/** @returns the text as it was meant; undefined when the remark is one */
function cutOff(before: string, comment: string): string | undefined {
  const isRemark = /^#(\s|$)/.test(comment);
  if (before === '' || ((before === ':' || DATA.test(before)) && isRemark)) return undefined;
  const meant = comment.replace(/[\s,\]}]*[\]}][\s,\]}]*$/, '').trimEnd();
  return before === ':' ? meant : `${before.trimEnd()} ${meant}`;
}

function describeComment(file: YamlFile, offset: number, text: string): LostText {
  const path = file.pathAt(offset);
  const rule = `# begins a remark, and the text from there on is lost; put the whole text in quotes: ${inQuotes(path, text)}`;
  return { path, line: file.lineAt(offset), rule, strayKeys: [] };
}

function inQuotes(path: Path, text: string): string {
  const quoted = /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${quoted}` : quoted;
}

/** Most files have none, and need not be gone through. */
const MAY_HAVE_ANCHOR = /(^|\s)&\S/;

/** @returns every text that begins with `&` and a word, which YAML takes for the name of the text, and leaves out */
function findAnchors(file: YamlFile): LostText[] {
  if (!MAY_HAVE_ANCHOR.test(file.source)) return [];
  const found: LostText[] = [];
  const visit = (node: unknown, path: Path) => {
    if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, index]));
    if (isMap(node))
      for (const { key, value } of node.items) if (isScalar(key)) visit(value, [...path, String(key.value)]);
    if (!isScalar(node) || node.anchor === undefined) return;
    const text = `&${node.anchor} ${node.source ?? ''}`.trimEnd();
    const rule = `a text that begins with & must be in quotes: ${inQuotes(path, text)}`;
    found.push({ path, line: file.lineAt(node.range?.[0] ?? 0), rule, strayKeys: [] });
  };
  visit(file.document.contents, []);
  return found;
}

/** @returns every text in `{ … }` that ends at a comma: what follows became a field without a value */
function findCommas(file: YamlFile): LostText[] {
  const found: LostText[] = [];
  const visit = (node: unknown, path: Path) => {
    if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, index]));
    if (!isMap(node)) return;
    if (node.flow) found.push(...splitTexts(file, node, path));
    for (const { key, value } of node.items) if (isScalar(key)) visit(value, [...path, String(key.value)]);
  };
  visit(file.document.contents, []);
  return found;
}

function splitTexts(file: YamlFile, map: YAMLMap, path: Path): LostText[] {
  const found: LostText[] = [];
  let field: { key: string; line: number; pieces: string[] } | undefined;
  const close = () => {
    if (!field || field.pieces.length < 2) return;
    const own = [...path, field.key];
    const rule = `the comma ends the text; put the whole text in quotes: ${inQuotes(own, field.pieces.join(', '))}`;
    found.push({ path: own, line: field.line, rule, strayKeys: field.pieces.slice(1) });
  };
  for (const item of map.items) {
    if (!isPair(item) || !isScalar(item.key)) continue;
    const key = String(item.key.value);
    if (item.value === null) field?.pieces.push(key);
    else {
      close();
      const text = plainText(item.value);
      field = text === undefined ? undefined : { key, line: file.lineAt(item.key.range?.[0] ?? 0), pieces: [text] };
    }
  }
  close();
  return found;
}

function plainText(value: unknown): string | undefined {
  return isScalar(value) && value.type === Scalar.PLAIN && typeof value.value === 'string' ? value.value : undefined;
}
