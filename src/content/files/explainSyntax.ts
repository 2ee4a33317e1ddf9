import type { YAMLError } from 'yaml';
import { readLexemes } from '#src/content/files/lexemes.ts';
import { findLostText } from '#src/content/files/lostText.ts';
import { explainUnquoted, isGroup } from '#src/content/files/quoting.ts';
import { findUnquotedText, type UnquotedText } from '#src/content/files/unquotedText.ts';
import { findUnseenName, findWrongSpace } from '#src/content/files/unseen.ts';
import type { YamlFile } from '#src/content/files/yamlFile.ts';

/** Why a file cannot be read as YAML, in the editor's words. */
export interface SyntaxProblem {
  readonly offset: number;
  readonly line: number;
  readonly rule: string;
}

/**
 * @param file any file
 * @returns the first of its errors, from which the others follow, or a name that is not what it looks like; undefined for YAML
 */
export function explainSyntax(file: YamlFile): SyntaxProblem | undefined {
  const errors = [...file.document.errors, ...file.document.warnings];
  const first = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!first) {
    const unseen = findUnseenName(file);
    return unseen && atLine(file, unseen);
  }
  const merge = findMerge(file.source);
  if (merge) return atLine(file, merge);
  const offset = first.pos[0];
  const line = file.lineAt(offset);
  const lost = findLostText(file).find((text) => text.line <= line && isBlank(linesBetween(file, text.line, line)));
  if (lost && first.code !== 'TAB_AS_INDENT')
    return { offset: offsetOfLine(file, lost.line), line: lost.line, rule: lost.rule };
  const wrong = findWrongSpace(file.source);
  if (wrong) return atLine(file, wrong);
  const open = isUnclosed(first) ? findUnclosed(file.source) : undefined;
  if (open) return atLine(file, open);
  return findUnquoted(file, first) ?? { offset, line, rule: explain(first, file.source, offset) };
}

const atLine = (file: YamlFile, { offset, rule }: Omit<SyntaxProblem, 'line'>): SyntaxProblem => ({
  offset,
  line: file.lineAt(offset),
  rule,
});

const linesBetween = ({ source }: YamlFile, from: number, to: number) => source.split('\n').slice(from, to - 1);
const isBlank = (lines: readonly string[]) => lines.every((text) => text.trim() === '');
const offsetOfLine = ({ source }: YamlFile, line: number) =>
  source.split('\n').slice(0, line).join('\n').trimEnd().length;

/** @returns the first of the lines that git writes where two versions of a file do not fit together */
function findMerge(source: string): { offset: number; rule: string } | undefined {
  const offset = source.search(/^(?:<{7}|>{7}) /m);
  if (offset < 0) return undefined;
  const rule = 'two versions of the text stand here, between <<<<<<< and >>>>>>>; keep one, and take these lines out';
  return { offset, rule };
}

const isUnclosed = ({ message }: YAMLError) => /Missing closing|end with a [\]}]|expected .* to end/i.test(message);

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** @returns the quote or bracket that opens and is never closed: the parser only sees that the file ends */
function findUnclosed(source: string): { offset: number; rule: string } | undefined {
  const open: { offset: number; mark: string }[] = [];
  for (const { text, type, offset } of readLexemes(source)) {
    const mark = text.charAt(0);
    const isQuoted = type === 'single-quoted-scalar' || type === 'double-quoted-scalar';
    if (isQuoted && (text.length === 1 || !text.endsWith(mark))) {
      return { offset, rule: `the quote ${mark} that begins the text is never closed; write ${mark} at its end, too` };
    }
    if (type === 'flow-map-start' || type === 'flow-seq-start') open.push({ offset, mark });
    if (type === 'flow-map-end' || type === 'flow-seq-end') open.pop();
  }
  const last = open.at(-1);
  if (!last) return undefined;
  return {
    offset: last.offset,
    rule: `the ${last.mark} is never closed; write ${CLOSERS[last.mark] ?? ''} at the end`,
  };
}

const NEITHER =
  'this is neither "name: value" nor an entry that begins with "- "; is a colon with a space behind it missing?';

/** Where the parser reads on past a text that it should have been told of. */
const WITHIN_TEXT = new Set<YAMLError['code']>([
  'BAD_ALIAS',
  'BAD_DIRECTIVE',
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'MULTILINE_IMPLICIT_KEY',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
]);

/** @returns what quotes around a text would make good */
function findUnquoted(file: YamlFile, { code, pos: [at] }: YAMLError): SyntaxProblem | undefined {
  const found = findUnquotedText(file.source, at);
  // What looks like a reference has no lines below it, so they are found to be indented wrongly.
  const isWithin = WITHIN_TEXT.has(code) || (code === 'BAD_INDENT' && found?.text.startsWith('*'));
  const rule = found && isWithin ? explainText(found) : undefined;
  return found && rule ? atLine(file, { offset: found.offset, rule }) : undefined;
}

function explainText({ key, text, isInBraces }: UnquotedText): string | undefined {
  if (isGroup(text))
    return 'nothing may stand behind the } that ends these fields; take it away, or write it in front of the }';
  const rule = explainUnquoted(key, text);
  // Fields that lack a comma between them look the same.
  const [, next] = isInBraces ? (/^[^"'[{*&].*?\s([\w-]+):\s/.exec(text) ?? []) : [];
  return rule && next ? `${rule}; or write a comma in front of ${next}` : rule;
}

function explain({ code, message }: YAMLError, source: string, offset: number): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'the line begins with a tab; write spaces instead, two for each step';
    case 'DUPLICATE_KEY':
      return `"${wordAt(source, offset)}" is written twice; keep one of them`;
    case 'BAD_ALIAS':
    case 'BAD_DIRECTIVE':
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return `a text that begins with ${source.charAt(offset)} must be in quotes`;
    case 'MULTIPLE_DOCS':
      return 'a line of --- begins another file; take it away';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return lineAround(source, offset).includes(':')
        ? 'the lines below it are indented as if they were a part of it; indent them like this line'
        : NEITHER;
    case 'BAD_INDENT':
      return 'the line is not indented like its neighbours; give it the same number of spaces';
    case 'MISSING_CHAR':
      return message.includes('followed by map values')
        ? NEITHER
        : 'the line is not indented like its neighbours, or its "- " is missing';
    default:
      return /[\]}]/.test(source.charAt(offset))
        ? `the ${source.charAt(offset)} closes nothing; take it away, or put the text that it belongs to in quotes`
        : `is no YAML: ${plain(message)}`;
  }
}

const plain = (message: string) => (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');

function lineAround(source: string, offset: number): string {
  const end = source.indexOf('\n', offset);
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

const wordAt = (source: string, offset: number) => /^["']?([^"':,}\]\s]+)/.exec(source.slice(offset))?.[1] ?? '';
