import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, PSEUDO_LOCALE, WRITTEN_LOCALES } from '../config/locales.ts';
import { confirmedTranslation } from './proposal.ts';

const po = formatter({ lineNumbers: false });

/** Features that only a few chunks use: their many messages go with those, and not with every page. */
const CARRIERS = {
  forms: ['block-form', 'block-hero-form', 'page-article'],
  pricing: ['block-price-list'],
  estimator: ['block-estimator'],
};

/** The same for files that no feature can own, since two use them. */
const CARRIERS_OF_FILES = {
  'src/i18n/usePriceNames.ts': ['block-price-list', 'block-estimator'],
  'src/i18n/priceMessages.ts': ['block-price-list', 'block-estimator'],
};

/** Files that the server writes in a language, and no page: the browser never gets their messages. */
export const SERVER_CHUNK = 'server';

function chunksOfFile(file) {
  const [, kind, name] = /^src\/(block|page|feature)s\/([^/]+)\//.exec(file) ?? [];
  if (file.startsWith('src/server/')) return [SERVER_CHUNK];
  if (CARRIERS_OF_FILES[file]) return CARRIERS_OF_FILES[file];
  if (kind === 'feature') return CARRIERS[name] ?? ['shell'];
  return kind ? [`${kind}-${name}`] : ['shell'];
}

/**
 * The message belongs to the chunks in whose folders it was written. The server has all messages, so what it uses beside a
 * page is that page's.
 */
function chunksOf(origins) {
  const chunks = new Set(origins.flatMap(([file]) => chunksOfFile(file)));
  if (chunks.size > 1) chunks.delete(SERVER_CHUNK);
  return chunks.size === 0 || chunks.has('shell') ? ['shell'] : [...chunks];
}

/** @returns {string} the file that holds the messages of a locale; the pseudo-locale is made from the default one's */
export function catalogFile(root, locale) {
  return path.join(root, 'locales', locale === PSEUDO_LOCALE ? DEFAULT_LOCALE : locale, 'messages.po');
}

/**
 * Compiles a language's catalog, split by the chunk that uses each message, so that a page carries its own messages only.
 *
 * @param {string} root the repository
 * @param {string} locale a locale code
 * @returns {Promise<Record<string, Record<string, unknown>>>} chunk → message id → compiled message
 * @throws when a message is not valid ICU: an error with `file` and, of the first such message, `loc`, as webpack has them
 */
export async function compileCatalog(root, locale) {
  const pseudo = locale === PSEUDO_LOCALE;
  const filename = catalogFile(root, locale);
  const context = { locale, sourceLocale: DEFAULT_LOCALE, filename };
  const text = await readFile(filename, 'utf8');
  const catalog = await po.parse(text, context);
  const texts = {};
  const chunks = {};
  for (const [id, message] of Object.entries(catalog)) {
    if (message.obsolete) continue;
    // English stands in for what nobody has confirmed: a wrong word in the right language is worse than a right one.
    texts[id] = confirmedTranslation(message) || message.message || id;
    chunks[id] = chunksOf(message.origin ?? []);
  }
  const { source, errors } = createCompiledCatalog(locale, texts, {
    namespace: 'json',
    strict: false,
    ...(pseudo ? { pseudoLocale: PSEUDO_LOCALE } : {}),
  });
  if (errors.length > 0) throw createCatalogError(path.relative(root, filename), text, errors);
  const byChunk = { shell: {} };
  for (const [id, message] of Object.entries(JSON.parse(source).messages)) {
    for (const chunk of chunks[id]) (byChunk[chunk] ??= {})[id] = message;
  }
  return byChunk;
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
