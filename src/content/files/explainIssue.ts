import type { z } from 'zod';
import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { once } from '#src/shared/once.ts';
import { explainCurly, explainQuoted, explainUnquoted, withinCurly } from '#src/content/files/quoting.ts';
import { fieldsOf, formatOf, formOf, formsWith, kindOf, schemaAt, typesOf, wordsOf } from '#src/content/schemaParts.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

/** What a message is made from, beside the issue itself. */
export interface IssueContext {
  /** Of the whole file. */
  readonly schema: z.ZodType;
  /** What the file says. */
  readonly data: unknown;
  /** @returns a value as it is written, where it stands on the line of its field; in place of an empty one, the remark that does */
  readonly written: (path: readonly PropertyKey[]) => string | undefined;
}

type Issue = z.core.$ZodIssue;

/** @returns whether an issue is that a field is not there: its place is then what should have it */
export function isMissing(issue: Issue, data: unknown): boolean {
  return issue.code !== 'custom' && valueAt(data, issue.path) === undefined;
}

/** What curly quotes around a value break: a form that it must have, a word that it must be. */
const MAY_BE_CURLY: ReadonlySet<string> = new Set(['invalid_format', 'invalid_type', 'invalid_value']);

/** @returns what is wrong and what to write instead, without the place */
export function explainIssue(issue: Issue, context: IssueContext): string {
  const value = valueAt(context.data, issue.path);
  if (issue.code !== 'invalid_union' && isMissing(issue, context.data)) return explainMissing(issue, context);
  if (isQuoted(issue, value)) return explainQuoted(issue.path.at(-1), value);
  const meant = MAY_BE_CURLY.has(issue.code) && typeof value === 'string' ? withinCurly(value) : undefined;
  if (meant !== undefined) return explainCurly(issue.path.at(-1), meant);
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue, value, context);
    case 'unrecognized_keys':
      return issue.keys.map((key) => explainUnknown(key, issue, value, context)).join('; ');
    case 'invalid_union':
      return explainUnion(issue, context);
    case 'invalid_value':
      return explainWord(value, issue.values.map(String));
    case 'too_big':
      return explainSize(issue.origin, value, `at most ${String(issue.maximum)}`);
    case 'too_small':
      if (typeof value === 'string' && value.trim() === '') return 'is empty; write a text';
      return explainSize(
        issue.origin,
        value,
        `${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}`,
      );
    case 'invalid_format':
      return explainFormat(issue, value);
    default:
      return issue.message;
  }
}

/** @returns what stands at a path of parsed data; undefined where the path leads nowhere */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

function explainMissing({ path }: Issue, { schema, data }: IssueContext): string {
  const key = String(path.at(-1));
  const isLanguage = WRITTEN_LOCALES.some((code) => locales[code].file === key);
  if (isLanguage) return `the ${languageNames().of(key) ?? key} text is missing; write it as ${key}: …`;
  return `"${key}" is missing; ${wantedOf(schemaAt(schema, path, data))}`;
}

/** Made when a first text is missing: each start would wait 10 ms for it, and most find no fault. */
const languageNames = once(() => new Intl.DisplayNames('en', { type: 'language' }));

const KINDS: Readonly<Record<string, string>> = {
  string: 'write a text',
  number: 'write a number, without quotes',
  boolean: 'write true or false, without quotes',
  array: 'write a list, with "- " before each entry',
  record: 'write its fields, each as "name: value"',
};

/** @returns what to write, by the schema */
export function wantedOf(schema: z.ZodType | undefined): string {
  const words = wordsOf(schema);
  if (words.length > 0) return words.length === 1 ? `write ${words.join('')}` : `write one of ${words.join(', ')}`;
  const union = typesOf(schema);
  if (union) return `write its fields, each as "name: value", the first of them "${union.field}"`;
  const format = FORMATS[formatOf(schema) ?? ''];
  if (format) return format.instead;
  const fields = fieldsOf(schema && formOf(schema, undefined));
  if (fields.length > 0) return `write its fields, each as "name: value": ${fields.join(', ')}`;
  return KINDS[kindOf(schema) ?? ''] ?? 'write it';
}

function explainType(
  issue: Issue & { expected?: string },
  value: unknown,
  { schema, data, written }: IssueContext,
): string {
  const { path } = issue;
  if (issue.expected === 'int') return `${String(value)} is no whole number; write one`;
  const field = schemaAt(schema, path, data);
  const isText = kindOf(field) === 'string' && !FORMATS[formatOf(field) ?? ''];
  const text = written(path);
  // A text of which YAML made something else: a list, fields, a remark.
  const rule = isText && typeof value === 'object' && text ? explainUnquoted(path.at(-1), text) : undefined;
  if (rule) return rule;
  if (value === null) return `is empty; ${wantedOf(field)}`;
  if (isText && typeof value !== 'object') {
    const shown = text ?? describeValue(value);
    return `${shown} is no text as it stands; write it in quotes: "${shown}"`;
  }
  return `is ${describeValue(value)}; ${wantedOf(field)}`;
}

const WITHOUT_QUOTES: Readonly<Record<string, RegExp>> = {
  boolean: /^(true|false)$/i,
  int: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
};

/** @returns whether a text is the value that is due, but for its quotes: nothing else makes a text of `True` or `3` */
function isQuoted(issue: Issue, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (issue.code === 'invalid_type') return WITHOUT_QUOTES[issue.expected]?.test(value) ?? false;
  if (issue.code !== 'invalid_value') return false;
  return issue.values.some((wanted) => typeof wanted !== 'string' && String(wanted) === value.toLowerCase());
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

function explainUnknown(key: string, { path }: Issue, value: unknown, { schema, data }: IssueContext): string {
  const here = schemaAt(schema, path, data);
  const fields = fieldsOf(here && formOf(here, value));
  const free = fields.filter((field) => !Object.hasOwn(value ?? {}, field));
  const near = findNearestWord(key, free) ?? findNearestWord(key, fields);
  const [union, owners = []] = near ? [] : formsWith(here, key);
  if (union && owners.length === 1) {
    return `"${key}" belongs to the ${union} ${owners.join('')}; take it away, or write that ${union}`;
  }
  return `"${key}" is no field here; ${near ? `did you mean "${near}"?` : `the fields are ${fields.join(', ')}`}`;
}

function explainUnion(issue: Issue, { schema, data }: IssueContext): string {
  const union = typesOf(schemaAt(schema, issue.path.slice(0, -1), data));
  const value = valueAt(data, issue.path);
  if (!union) return issue.message;
  if (value === undefined) return `"${union.field}" is missing; write one of ${union.types.join(', ')}`;
  return explainWord(value, union.types);
}

function explainWord(value: unknown, words: readonly string[]): string {
  if (value === null) return `is empty; write ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
  const word = typeof value === 'string' ? value : '';
  const text = word ? `"${word}"` : describeValue(value);
  const near = findNearestWord(word, words);
  if (near) return `${text} is not known here; did you mean "${near}"?`;
  return `${text} is not known here; write ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
}

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function explainSize(origin: string, value: unknown, bound: string): string {
  const unit = UNITS[origin];
  if (!unit) return `is ${String(value)}; write ${bound}`;
  const { length } = value as { length: number };
  return `has ${String(length)} ${unit[length === 1 ? 0 : 1]}; write ${bound}`;
}

const FORMATS: Readonly<Record<string, { readonly wrong: string; readonly instead: string }>> = {
  datetime: { wrong: 'is no moment with its time zone', instead: 'write it like 2026-12-01T09:00:00+01:00' },
  date: { wrong: 'is no day', instead: 'write it like 2026-12-01' },
  url: { wrong: 'is no https address', instead: 'write it like https://example.com/room' },
};

function explainFormat(issue: Issue & { format: string }, value: unknown): string {
  const format = FORMATS[issue.format];
  const text = typeof value === 'string' ? `"${value}"` : describeValue(value);
  return `${text} ${format ? `${format.wrong}; ${format.instead}` : issue.message}`;
}
