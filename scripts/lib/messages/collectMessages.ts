import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { getConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { findPoFaults } from '../po/findPoFaults.ts';
import { carryOver, type Proposal } from './carryOver.ts';
import { comparePlaceholders } from './comparePlaceholders.ts';
import { confirmedTranslation, isProposal, type PoCatalog } from '../../../webpack/proposal.ts';

/** A catalog is damaged: what of it cannot be read would be gone when it is written anew. */
export class CatalogError extends Error {}

/** A translation into which the code cannot fill what belongs there. */
interface BrokenTranslation {
  /** The English text. */
  readonly message: string;
  /** See `comparePlaceholders`. */
  readonly fault: string;
}

/** A language's catalog, before and after. */
export interface CollectedCatalog {
  readonly locale: string;
  /** Absolute. */
  readonly file: string;
  /** The text of the file as it is, or '' where there is none. */
  readonly before: string;
  /** The text that it is to have. */
  readonly after: string;
  readonly proposals: readonly Proposal[];
  readonly dropped: readonly Pick<Proposal, 'from' | 'translation'>[];
  /** English texts without a translation. */
  readonly missing: readonly string[];
  /** English texts whose translation is a proposal, those of earlier runs too. */
  readonly unconfirmed: readonly string[];
  /** Of those that are confirmed. */
  readonly broken: readonly BrokenTranslation[];
}

const format = formatter({ lineNumbers: false });

/** Every way to write a message names one of them, if only where it is imported. */
const MAY_HAVE_MESSAGES = /lingui|i18n/i;

/** Babel reads the one source in five that may have messages: to read all takes longer than all else here. */
const extractor: ExtractorType = {
  match: (file) => babelExtractor.match(file),
  extract: (file, source, ...rest) =>
    MAY_HAVE_MESSAGES.test(source) ? babelExtractor.extract(file, source, ...rest) : undefined,
};

/** By id, as `lingui extract` sorts. */
const collator = new Intl.Collator('en-US');
const sorted = (catalog: PoCatalog): PoCatalog =>
  Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => collator.compare(a, b)));

/**
 * Collects the messages of the sources and merges them into the catalogs, without writing anything.
 *
 * @param root the repository
 * @throws when a source cannot be read
 * @throws {CatalogError} with file and line of each place where a catalog is damaged
 */
export async function collectMessages(root: string): Promise<readonly CollectedCatalog[]> {
  const config = { ...getConfig({ cwd: root }), extractors: [extractor] };
  const [catalog] = await getCatalogs(config);
  const sources = await catalog?.collect();
  if (!catalog || !sources) throw new Error('The messages of the sources could not be read');
  refuseDamaged(
    root,
    catalog.locales.map((locale) => catalog.getFilename(locale)),
  );
  const merged = catalog.merge(await catalog.readAll(), sources, {});
  return Promise.all(
    Object.entries(merged).map(async ([locale, messages]) => {
      const file = path.resolve(root, catalog.getFilename(locale));
      const before = readIfThere(file);
      const carried = carryOver(messages);
      const next = sorted(carried.catalog);
      const context = { locale, sourceLocale: config.sourceLocale, filename: file, existing: before };
      const texts = (kept: (message: PoCatalog[string]) => boolean) =>
        Object.values(next).flatMap((message) => (kept(message) ? [message.message ?? ''] : []));
      return {
        locale,
        file,
        before,
        after: await format.serialize(next, context),
        proposals: carried.proposals,
        dropped: locale === config.sourceLocale ? [] : carried.dropped,
        missing: texts((message) => !isProposal(message) && confirmedTranslation(message) === undefined),
        unconfirmed: texts(isProposal),
        broken: findBroken(next, locale),
      };
    }),
  );
}

function refuseDamaged(root: string, files: readonly string[]): void {
  const faults = files.flatMap((file) =>
    findPoFaults(readIfThere(path.resolve(root, file))).map((fault) => `${path.relative(root, file)}, ${fault}`),
  );
  if (faults.length > 0) throw new CatalogError(faults.join('\n'));
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function findBroken(catalog: PoCatalog, locale: string): BrokenTranslation[] {
  return Object.values(catalog).flatMap((entry) => {
    const { message = '' } = entry;
    const translation = confirmedTranslation(entry);
    const fault = translation === undefined ? undefined : comparePlaceholders(message, translation, locale);
    return fault === undefined ? [] : [{ message, fault }];
  });
}
