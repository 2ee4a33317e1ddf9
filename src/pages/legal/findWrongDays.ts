import { DomUtils, parseDocument } from 'htmlparser2';
import { locales, type WrittenLocale } from '#config/locales.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** A page, as far as its days go. */
interface DatedPage {
  readonly path: string;
  readonly settings: object;
  readonly locales: Readonly<Partial<Record<WrittenLocale, { readonly blocks: readonly AnyBlock[] } | undefined>>>;
}

interface Facts {
  readonly snapshot: { readonly documents: ReadonlyMap<string, DatedPage> };
  readonly language: WrittenLocale;
}

type WrongDay = readonly [path: (string | number)[], rule: string];

/** What stands behind the year (Russian has a `г.`) is left to who writes. */
const DAY = /^.*\d{4}/;

/**
 * The days that a table says of other pages, which are those of the pages themselves: of a version `from` and `until`, of
 * any other text what its words say.
 *
 * @param blocks of a page, in one language
 * @param facts all pages, and the language
 * @returns rows whose days are others
 */
export function findWrongDays(blocks: readonly AnyBlock[], facts: Facts): WrongDay[] {
  return blocks.flatMap((block, index) =>
    rowsOf(bodyOf(block)).flatMap(({ path, cells }): WrongDay[] => {
      const document = path === undefined ? undefined : facts.snapshot.documents.get(path);
      const written = cells.flatMap((cell) => DAY.exec(cell)?.[0] ?? []);
      const rule = document && written.length > 0 ? ruleOf(document, written, facts) : undefined;
      return rule === undefined ? [] : [[['blocks', index, 'body'], rule]];
    }),
  );
}

function ruleOf(document: DatedPage, written: readonly string[], { language }: Facts): string | undefined {
  const days = versionDays(document).map((day) => formatDate(day, locales[language].iso));
  const [missing] = days.filter((day) => !written.includes(DAY.exec(plain(day))?.[0] ?? ''));
  if (missing !== undefined) return `the row of ${document.path} does not say "${plain(missing)}"; its page does`;
  const words = document.locales[language]?.blocks.map((block) => plain(bodyOf(block))).join(' ');
  const [stray] = days.length > 0 || words === undefined ? [] : written.filter((day) => !words.includes(day));
  return stray === undefined ? undefined : `the row of ${document.path} says "${stray}"; its page does not`;
}

/** The setting is the template's own; a page of another template has none. */
function versionDays({ settings }: DatedPage): string[] {
  const { version } = settings as { version?: { from: string; until?: string } };
  return version ? [version.from, version.until].filter((day) => day !== undefined) : [];
}

const bodyOf = (block: AnyBlock) => ('body' in block && typeof block.body === 'string' ? block.body : '');

/** The rows of all tables: the page that each leads to, and the text of its cells. */
function rowsOf(html: string) {
  const nodes = parseDocument(html).childNodes;
  return DomUtils.getElementsByTagName('tr', nodes).map((row) => ({
    path: DomUtils.getElementsByTagName('a', row)[0]?.attribs.href,
    cells: DomUtils.getElementsByTagName('td', row).map((cell) => plain(DomUtils.textContent(cell)).trim()),
  }));
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
