import { locales as localeRows, type LocaleCode, type WrittenLocale } from '#config/locales.ts';
import type { Addresses } from '#src/content/check/addresses.ts';
import { checkMenus, checkPageLinks } from '#src/content/check/checkLinks.ts';
import { headingIds } from '#src/content/check/anchors.ts';
import { checkRedirects } from '#src/content/check/checkRedirects.ts';
import { checkTemplate } from '#src/content/check/checkTemplate.ts';
import { checkRecords } from '#src/content/check/checkRecords.ts';
import { checkEntry } from '#src/content/collections/checkEntry.ts';
import type { Collections } from '#src/content/collections/collectionPart.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { Report } from '#src/content/check/Report.ts';
import { LOCALE_FILES, type PageDocument } from '#src/content/document.ts';
import { atOnce } from '#src/content/files/inSlices.ts';
import { checkSharedWords, checkWords } from '#src/content/language/checkWords.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { showingSites } from '#src/content/check/showingSites.ts';
import type { PageTemplates } from '#src/content/pages/templatePart.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

/** What content is checked against, beside itself. */
export interface CheckedSite {
  readonly addresses: Addresses;
  readonly templates: PageTemplates;
  readonly collections: Collections;
}

/**
 * What no single file can show: links that are a 404 where they are shown, anchors without a block, templates whose name is
 * not true, languages that a site needs and a page lacks, titles that two pages share, descriptions that are too long with
 * their figures, pages that no address leads to, or that are gone before they are public.
 *
 * @param snapshot all content
 * @param site the route table and the templates
 * @param now the moment for which `publishAt` and `until` are read
 * @returns every problem, those of single files first; none for content that may be published
 */
export const checkContent = (snapshot: ContentSnapshot, site: CheckedSite, now: Date): ContentProblem[] =>
  atOnce(checkInSteps(snapshot, site, now));

/** The same, page by page and redirect by redirect: beside visitors it is done in slices. */
export function* checkInSteps(
  snapshot: ContentSnapshot,
  { addresses, templates, collections }: CheckedSite,
  now: Date,
): Generator<undefined, ContentProblem[]> {
  const problems = [...snapshot.problems];
  const linked = { snapshot, addresses, now };
  const titles = new Map<string, string>();
  for (const document of snapshot.documents.values()) {
    const report = createReport(document, snapshot, problems);
    checkAddress(document, addresses, report);
    checkDates(document, report);
    checkLanguages(document, { snapshot, addresses }, report);
    checkTitles(document, titles, report);
    checkDescriptions(document, report);
    checkAnchors(document, report);
    checkTemplate(document, { templates, snapshot, addresses, now }, report);
    checkEntry(document, { collections, addresses, snapshot }, report);
    checkWords(document, snapshot, report);
    checkPageLinks(document, linked, report);
    yield;
  }
  problems.push(
    ...checkRecords(linked, collections),
    ...checkMenus(linked),
    ...(yield* checkRedirects(linked)),
    ...checkSharedWords(snapshot),
  );
  return problems;
}

/** What the languages of a page share stands in one file, and is said of it once. */
function createReport(
  { folder, settings, locales }: PageDocument,
  { locate }: ContentSnapshot,
  into: ContentProblem[],
): Report {
  const told = new Set<string>();
  return (name, path, rule, text) => {
    const { file, line } = locate(`${folder}/${name}`, path, text);
    const data = name === SETTINGS ? settings : locales[name.replace('.yaml', '') as LocaleCode];
    const place = describePlace(path, data, line);
    const sentence = `${file} ${place} ${rule}`;
    if (!told.has(sentence)) into.push({ file, ...(path.length > 0 && place ? { place } : {}), rule });
    told.add(sentence);
  };
}

const SETTINGS = 'page.yaml';

function checkAddress({ path, folder }: PageDocument, addresses: Addresses, report: Report) {
  const { groups } = addresses;
  // The list page of a filter, such as `/blog/category`, is served for the filter's values only.
  if ([path, `${path}/any`].some((address) => addresses.find(address)?.contentPath === path)) return;
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  if (groups.includes(parentPath(path))) {
    report(
      SETTINGS,
      [],
      `"${name}" is no name for a page here, so it is a 404; call the folder by lower-case words joined by hyphens`,
    );
  } else {
    const places = groups.join(', ');
    report(
      SETTINGS,
      [],
      `no address leads to ${path}, so the page is a 404; move the folder right below one of ${places}, or add ${path} to src/app/routes.ts`,
    );
  }
}

function checkDates({ settings: { publishAt, until } }: PageDocument, report: Report) {
  if (publishAt && until && Date.parse(until) <= Date.parse(publishAt))
    report(SETTINGS, ['until'], 'is not later than publishAt, so nobody ever sees the page; write a later moment');
}

/**
 * The languages of a page are those of the sites that serve it, one that no site needs may be missing; or those that its
 * settings name.
 */
function checkLanguages(
  { path, folder, locales, settings: { languages } }: PageDocument,
  { snapshot: { problems }, addresses }: { readonly snapshot: ContentSnapshot; readonly addresses: Addresses },
  report: Report,
) {
  const isBroken = (locale: WrittenLocale) => problems.some(({ file }) => file === `${folder}/${locale}.yaml`);
  const source = LOCALE_FILES.find((locale) => locales[locale] !== undefined || isBroken(locale));
  // Without its structure, none of a page's languages can be there.
  if (source && isBroken(source) && !locales[source]) return;
  for (const locale of LOCALE_FILES) {
    if (languages && !languages.includes(locale)) {
      if (locales[locale] || isBroken(locale))
        report(
          SETTINGS,
          ['languages'],
          `the page has ${locale}.yaml, and this line does not say ${locale}; add it here`,
        );
      continue;
    }
    const shownOn = showingSites(addresses, path, locale);
    if (locales[locale] || isBroken(locale) || shownOn.length === 0) continue;
    const where = `on the site ${shownOn.join(', ')}`;
    report(
      `${locale}.yaml`,
      [],
      `is missing; write the page in ${localeRows[locale].name}, in which it is served ${where}`,
    );
    // The others are words beside the first, which is to be written before them.
    if (!source) return;
  }
}

/** An address leads to one place of a page. */
function checkAnchors({ locales }: PageDocument, report: Report) {
  for (const [locale, content] of Object.entries(locales)) {
    const taken = new Set(content.blocks.map(({ id }) => id));
    for (const id of headingIds(content)) {
      if (taken.has(id))
        report(`${locale}.yaml`, ['blocks'], `two places have the anchor #${id}; word one of the headings otherwise`);
      taken.add(id);
    }
  }
}

function checkTitles({ path, locales }: PageDocument, titles: Map<string, string>, report: Report) {
  for (const [locale, { title }] of Object.entries(locales)) {
    const other = titles.get(`${locale} ${title}`);
    if (other) report(`${locale}.yaml`, ['title'], `${other} has the same title; give one of the two another`);
    titles.set(`${locale} ${title}`, path);
  }
}

/** What lists of results show of a description, in characters. */
const SHOWN = 160;

function checkDescriptions({ locales }: PageDocument, report: Report) {
  for (const [locale, { meta_description: description }] of Object.entries(locales)) {
    const surplus = description.length - SHOWN;
    if (surplus <= 0) continue;
    const rule = `is ${String(surplus)} characters longer, with its figures, than the ${String(SHOWN)} that lists of results show; cut it`;
    report(`${locale}.yaml`, ['meta_description'], rule);
  }
}
