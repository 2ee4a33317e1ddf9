import { CST, Lexer, type YAMLError } from 'yaml';
import { findLostText } from '#src/content/files/lostText.ts';
import type { YamlFile } from '#src/content/files/yamlFile.ts';

/** Why a file cannot be read as YAML, in the editor's words. */
export interface SyntaxProblem {
  readonly offset: number;
  readonly line: number;
  readonly rule: string;
}

/**
 * @param file a file with errors
 * @returns the first of them, from which the others follow
 */
export function explainSyntax(file: YamlFile): SyntaxProblem {
  const errors = [...file.document.errors, ...file.document.warnings];
  const first = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!first) return { offset: 0, line: 1, rule: 'is no YAML' };
  const offset = first.pos[0];
  const line = file.lineAt(offset);
  const lost = findLostText(file).find((text) => text.line <= line && isBlank(linesBetween(file, text.line, line)));
  if (lost && first.code !== 'TAB_AS_INDENT')
    return { offset: offsetOfLine(file, lost.line), line: lost.line, rule: lost.rule };
  const open = isUnclosed(first) ? findUnclosed(file.source) : undefined;
  if (open) return { offset: open.offset, line: file.lineAt(open.offset), rule: open.rule };
  return { offset, line, rule: explain(first, file.source, offset) };
}

const linesBetween = ({ source }: YamlFile, from: number, to: number) => source.split('\n').slice(from, to - 1);
const isBlank = (lines: readonly string[]) => lines.every((text) => text.trim() === '');
const offsetOfLine = ({ source }: YamlFile, line: number) =>
  source.split('\n').slice(0, line).join('\n').trimEnd().length;

const isUnclosed = ({ message }: YAMLError) => /Missing closing|end with a [\]}]|expected .* to end/i.test(message);

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** @returns the quote or bracket that opens and is never closed: the parser only sees that the file ends */
function findUnclosed(source: string): { offset: number; rule: string } | undefined {
  const open: { offset: number; mark: string }[] = [];
  let offset = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(source)) {
    if (lexeme === CST.SCALAR || lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END) {
      isText = lexeme === CST.SCALAR;
      continue;
    }
    const mark = lexeme.charAt(0);
    if (!isText && /^["']/.test(lexeme) && (lexeme.length === 1 || !lexeme.endsWith(mark))) {
      return { offset, rule: `the quote ${mark} that begins the text is never closed; write ${mark} at its end, too` };
    }
    if (!isText && lexeme in CLOSERS) open.push({ offset, mark });
    if (!isText && (lexeme === '}' || lexeme === ']')) open.pop();
    isText = false;
    offset += lexeme.length;
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

function explain({ code, message }: YAMLError, source: string, offset: number): string {
  const text = lineAround(source, offset);
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'the line begins with a tab; write spaces instead, two for each step';
    case 'DUPLICATE_KEY':
      return `"${wordAt(source, offset)}" is written twice; keep one of them`;
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
    case 'BAD_DIRECTIVE':
      return `a text that begins with ${source.charAt(offset)} must be in quotes`;
    case 'MULTIPLE_DOCS':
      return 'a line of --- begins another file; take it away';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return explainColon(text, source, offset);
    case 'BAD_INDENT':
      return 'the line is not indented like its neighbours; give it the same number of spaces';
    case 'MISSING_CHAR':
      return message.includes('followed by map values')
        ? NEITHER
        : 'the line is not indented like its neighbours, or its "- " is missing';
    default:
      return code === 'UNEXPECTED_TOKEN' && /:\s+["']/.test(text)
        ? explainQuote(text)
        : `is no YAML: ${plain(message)}`;
  }
}

const plain = (message: string) => (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');

function lineAround(source: string, offset: number): string {
  const end = source.indexOf('\n', offset);
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

const wordAt = (source: string, offset: number) => /^["']?([^"':,}\]\s]+)/.exec(source.slice(offset))?.[1] ?? '';

function explainColon(line: string, source: string, offset: number): string {
  const [, key, text] = /^\s*(?:- )?([\w-]+):\s+(\S.*:\s.*)$/.exec(line) ?? [];
  if (key && text) return `a text with a colon in it must be in quotes: ${key}: "${text.trimEnd()}"`;
  if (!lineAround(source, offset).includes(':')) return NEITHER;
  return 'the lines below it are indented as if they were a part of it; indent them like this line';
}

function explainQuote(line: string): string {
  const quote = /:\s+(["'])/.exec(line)?.[1] ?? '"';
  return quote === "'"
    ? "the second ' ends the text; write '' for an apostrophe, or put the text in \"…\""
    : 'the second " ends the text; write \\" for a quote within it, or put the text in \'…\'';
}
