import { isMap, isPair, isScalar, isSeq, Scalar, type YAMLMap } from 'yaml';
import { readLexemes } from '#src/content/files/lexemes.ts';
import { beginsWithMark, inQuotes } from '#src/content/files/quoting.ts';
import { findControls } from '#src/content/files/unseen.ts';
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

/** @returns every text that a `#` or a comma cuts off, or that a `&` or `!` takes the first word of, and every one with a character in it that nobody sees */
export function findLostText(file: YamlFile): LostText[] {
  return [...findComments(file), ...findCommas(file), ...findNames(file), ...findUnseen(file)];
}

const findUnseen = (file: YamlFile): LostText[] =>
  findControls(file.source).map(({ offset, rule }) => ({
    path: file.pathAt(offset),
    line: file.lineAt(offset),
    rule,
    strayKeys: [],
  }));

/** Most files have no such line, and need not be taken apart a second time. */
const BEHIND_SOMETHING = /\S[ \t]+#/;

/** What is no text, and may have a remark behind it: numbers, moments, yes and no. */
const DATA = /^([\d.:+TZ-]+|true|false|null|~)$/;

/** @returns every `#` behind an unquoted text, or in its place: from there on YAML sees a remark of the writer */
function findComments(file: YamlFile): LostText[] {
  if (!BEHIND_SOMETHING.test(file.source)) return [];
  const found: LostText[] = [];
  let before = '';
  let depth = 0;
  for (const { text, type, offset } of readLexemes(file.source)) {
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth -= 1;
    if (type === 'scalar') before = text;
    else if (type === 'comment') {
      const meant = cutOff(before, text, depth > 0);
      if (meant !== undefined) found.push(describeComment(file, offset, meant));
    } else if (type === 'newline') before = '';
    else if (type !== 'space') before = type === 'map-value-ind' || type === 'seq-item-ind' ? ':' : '';
  }
  return found;
}

/** In braces the text was meant to end there. */
const NEXT_FIELD = /,\s+["']?[\w-]+["']?:\s.*$/;

/** @returns the text as it was meant; undefined when the remark is one */
function cutOff(before: string, comment: string, isInBrackets: boolean): string | undefined {
  const isRemark = /^#(\s|$)/.test(comment);
  // In brackets the value would have to stand on the next line.
  const isBehindData = before === ':' ? !isInBrackets : DATA.test(before);
  if (before === '' || (isBehindData && isRemark)) return undefined;
  const whole = comment.replace(/[\s,\]}]*[\]}][\s,\]}]*$/, '').trimEnd();
  const meant = isInBrackets ? whole.replace(NEXT_FIELD, '') : whole;
  return before === ':' ? meant : `${before.trimEnd()} ${meant}`;
}

function describeComment(file: YamlFile, offset: number, text: string): LostText {
  const path = file.pathAt(offset);
  const rule = `# begins a remark, and the text from there on is lost; put the whole text in quotes: ${inQuotes(path.at(-1), text)}`;
  return { path, line: file.lineAt(offset), rule, strayKeys: [] };
}

/** Most files have none, and need not be gone through. */
const MAY_HAVE_NAME = /(^|\s)(&\S|!\s)/;

/** @returns every text that begins with `&` and a word, or with `!`, which YAML takes for the name or the kind of the text, and leaves out */
function findNames(file: YamlFile): LostText[] {
  if (!MAY_HAVE_NAME.test(file.source)) return [];
  const found: LostText[] = [];
  const visit = (node: unknown, path: Path) => {
    if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, index]));
    if (isMap(node))
      for (const { key, value } of node.items) if (isScalar(key)) visit(value, [...path, String(key.value)]);
    if (!isScalar(node) || (node.anchor === undefined && node.tag !== '!')) return;
    const name = node.anchor === undefined ? '!' : `&${node.anchor}`;
    const text = `${name} ${node.source ?? ''}`.trimEnd();
    const rule = beginsWithMark(name.charAt(0), path.at(-1), text);
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
    const rule = `the comma ends the text; put the whole text in quotes: ${inQuotes(field.key, field.pieces.join(', '))}`;
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
