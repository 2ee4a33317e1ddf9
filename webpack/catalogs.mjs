import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, PSEUDO_LOCALE, WRITTEN_LOCALES } from '../config/locales.ts';
import { findPoFaults } from '../scripts/lib/po/findPoFaults.ts';
import { typesetMessage } from '../src/content/language/typesetMessage.ts';
import { SHELL_CHUNK } from './messageChunks.mjs';
import { confirmedTranslation } from './proposal.ts';

const po = formatter({ lineNumbers: false });

/** What the server writes in a language, and no page: the browser never gets these messages. */
export const SERVER_CHUNK = 'server';

/**
 * A message belongs to the chunks that bring along a file in which it is written. The server has all messages, so what no
 * chunk brings is the server's. A file that is there no more has moved, and the catalog does not know where to: too many
 * messages in a page are better than one too few.
 */
function chunksOf(files, { byFile, isThere }) {
  const chunks = new Set(files.flatMap((file) => [...(byFile.get(file) ?? [])]));
  if (files.some((file) => !isThere(file))) chunks.add(SHELL_CHUNK);
  if (chunks.has(SHELL_CHUNK)) return [SHELL_CHUNK];
  return chunks.size > 0 ? [...chunks] : [SERVER_CHUNK];
}

/** @returns {string} the file that holds the messages of a locale; the pseudo-locale is made from the default one's */
export function catalogFile(root, locale) {
  return path.join(root, 'locales', locale === PSEUDO_LOCALE ? DEFAULT_LOCALE : locale, 'messages.po');
}

/**
 * Splits a catalog by the chunks that use each message, so that a page carries its own messages only.
 *
 * @param {{ messages: Record<string, unknown>, files: Record<string, string[]> }} catalog see `compileCatalog`
 * @param {{ byFile: Map<string, Set<string>>, isThere: (file: string) => boolean }} graph see `chunksByFile`, and whether a
 *   file of the repository exists
 * @returns {Record<string, Record<string, unknown>>} chunk → message id → compiled message
 */
export function splitCatalog({ messages, files }, graph) {
  const byChunk = { [SHELL_CHUNK]: {} };
  for (const [id, message] of Object.entries(messages)) {
    for (const chunk of chunksOf(files[id], graph)) (byChunk[chunk] ??= {})[id] = message;
  }
  return byChunk;
}

/**
 * Compiles a language's catalog.
 *
 * @param {string} root the repository
 * @param {string} locale a locale code
 * @returns {Promise<{ messages: Record<string, unknown>, files: Record<string, string[]> }>} by message id: what it compiles
 *   to, and the files in which it is written
 * @throws when the file is damaged or a message is not valid ICU: an error with `file` and, of the first such place, `loc`,
 *   as webpack has them
 */
export async function compileCatalog(root, locale) {
  const pseudo = locale === PSEUDO_LOCALE;
  const filename = catalogFile(root, locale);
  const context = { locale, sourceLocale: DEFAULT_LOCALE, filename };
  const text = await readFile(filename, 'utf8');
  refuseDamaged(path.relative(root, filename), text);
  const catalog = await po.parse(text, context);
  const texts = {};
  const asWritten = new Map();
  const files = {};
  for (const [id, message] of Object.entries(catalog)) {
    if (message.obsolete) continue;
    // English stands in for what nobody has confirmed: a wrong word in the right language is worse than a right one.
    const translation = confirmedTranslation(message);
    const written = translation || message.message || id;
    texts[id] = typesetMessage(written, translation && !pseudo ? locale : DEFAULT_LOCALE);
    asWritten.set(texts[id], written);
    files[id] = (message.origin ?? []).map(([file]) => file);
  }
  const { source, errors } = createCompiledCatalog(locale, texts, {
    namespace: 'json',
    strict: false,
    ...(pseudo ? { pseudoLocale: PSEUDO_LOCALE } : {}),
  });
  if (errors.length > 0) {
    const found = errors.map(({ source, error }) => ({ source: asWritten.get(source) ?? source, error }));
    throw createCatalogError(path.relative(root, filename), text, found);
  }
  return { messages: JSON.parse(source).messages, files };
}

/** The parser takes from a damaged file what it can, and the rest would be English in silence. */
function refuseDamaged(file, text) {
  const faults = findPoFaults(text);
  if (faults.length === 0) return;
  const [, line] = /^line (\d+)/.exec(faults[0]) ?? [];
  const loc = line === undefined ? undefined : { start: { line: Number(line), column: 0 } };
  throw Object.assign(new Error(`${file}: ${faults.join('; ')}`), { file, loc });
}

/** A translation may say the same as another: what counts is that the line holds it whole. */
function createCatalogError(file, text, errors) {
  const [{ source }] = errors;
  const index = text.split('\n').indexOf(`msgstr ${JSON.stringify(source)}`);
  const sentences = errors.map(({ source, error }) => `“${source}” is no valid message: ${error.message}`);
  const loc = index < 0 ? undefined : { start: { line: index + 1, column: 0 } };
  return Object.assign(new Error(`${file}: ${sentences.join('; ')}`), { file, loc });
}

/** Every locale that has a catalog, or is made from one. */
export const catalogLocales = [...WRITTEN_LOCALES, PSEUDO_LOCALE];
