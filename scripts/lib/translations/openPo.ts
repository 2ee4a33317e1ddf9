import { parsePo, type PoItem } from 'pofile-ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { findPoFaults } from '../po/findPoFaults.ts';
import { isHeader, readEntries } from '../po/readEntries.ts';
import { readContext } from './exportPo.ts';
import { TranslationsError } from './openPages.ts';
import { findMark } from './pageMarks.ts';

/** A text of a page in a PO file. */
export interface PoMessage {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** Where the text stands; empty where nothing says it. */
  readonly context: string;
  readonly source: string;
  readonly text: string;
  /** Whether somebody is still to look at it. */
  readonly isFuzzy: boolean;
  /** What stands for the text that the page had when it was exported; undefined where nobody knows. */
  readonly mark: string | undefined;
}

/**
 * Obsolete entries, with the remarks above them: so editors keep what a source does not have any more. The parser knows one
 * by remarks above it alone, and would give these to the next entry.
 */
const OBSOLETE = /^(?:#[^\n]*\n)*#~[^\n]*$/gm;

/** An entry without an empty line behind it: the parser would take what follows for a part of the header. */
const JOINED = /^(msgstr[^\n]*\n(?:"[^\n]*\n)*)(?=[#m])/gm;

/**
 * @param bytes a PO file
 * @returns its messages, without obsolete ones, and their language
 * @throws {TranslationsError} when it is none, or damaged: with a line for each place
 */
export function openPo(bytes: Uint8Array): { readonly locale: WrittenLocale; readonly messages: readonly PoMessage[] } {
  const source = decode(bytes);
  const entries = readEntries(source);
  if (entries.length === 0) refuse(['It is no PO file: npm run translations -- export writes one.']);
  const broken = findPoFaults(source);
  if (broken.length > 0) refuse(broken);
  const { headers, items } = parsePo(source.replaceAll(OBSOLETE, '').replaceAll(JOINED, '$1\n'));
  const lines = entries.filter((entry, index) => !isHeader(entry, index)).map(({ line }) => line);
  const messages = items.map((item, index) => readMessage(item, lines[index] ?? 1));
  const twice = findTwins(messages);
  if (twice.length > 0) refuse(twice);
  return { locale: readLanguage(headers.Language, messages), messages };
}

const readMessage = (
  { msgctxt, msgid, msgstr: [text = ''], flags, extractedComments }: PoItem,
  line: number,
): PoMessage => ({
  line,
  context: msgctxt ?? '',
  source: msgid,
  text,
  isFuzzy: flags.fuzzy === true,
  mark: findMark(extractedComments),
});

function refuse(faults: readonly string[]): never {
  throw new TranslationsError([...faults, 'Nothing was written.'].join('\n'));
}

/** In another encoding letters would become others, or signs of what cannot be read, and arrive in the pages like that. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(['The file is not written in UTF-8: save it in that encoding.']);
  }
}

/** What is there twice would be written as the later says. */
function findTwins(messages: readonly PoMessage[]): string[] {
  const contexts = messages.map(({ context }) => context);
  return messages
    .filter(({ context }, index) => contexts.indexOf(context) < index)
    .map(({ line, context }) => `line ${String(line)}, ${context}: it is there twice; take one of them out`);
}

function readLanguage(language: string | undefined, messages: readonly PoMessage[]): WrittenLocale {
  const known = WRITTEN_LOCALES.join(', ');
  if (!language) return refuse([`The file has no header that says its language, such as "Language: es\\n": ${known}.`]);
  const locale = WRITTEN_LOCALES.find((code) => code === language);
  if (!locale) return refuse([`The header of the file says "Language: ${language}"; the languages are ${known}.`]);
  if (messages.length === 0) return refuse(['The file has no messages: export it anew.']);
  const stray = messages.find(({ context }) => readContext(context)?.file.endsWith(`/${locale}.yaml`) === false);
  if (stray)
    return refuse([
      `The header of the file says "Language: ${locale}", and line ${String(stray.line)} is a text of ${stray.context}: a file has texts of one language.`,
    ]);
  return locale;
}
