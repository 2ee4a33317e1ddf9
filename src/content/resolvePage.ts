import { PSEUDO_LOCALE, locales, type LocaleCode } from '#config/locales.ts';
import type { LocalizedContent, PageDocument, PageQuery, PerLocale, Taxonomy } from '#src/content/document.ts';
import type { PageBlocks } from '#src/content/pageBlocks.ts';
import { isPublic, readingMinutes } from '#src/content/posts.ts';
import { contentsOf, namePage, openingOf, partsOf, siblingsOf } from '#src/content/placePage.ts';
import { pseudoLocalize } from '#src/content/pseudoLocalize.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { resolveWebinar } from '#src/content/webinar.ts';
import type { AnyBlock, Page } from '#src/shared/page.ts';

/** See `createResolvePage`. */
type ResolvePage = (snapshot: ContentSnapshot, query: PageQuery, now: Date) => Page | undefined;

/**
 * @param blocks what the blocks are filled with, and what they add to their page
 * @returns the function that finds a page in one language in all content: query and moment say which. It returns undefined
 *   when there is none: no document, not in this language, not public then, or a filter value that is neither a category
 *   nor a tag
 */
export function createResolvePage(blocks: PageBlocks): ResolvePage {
  // What is derived from a snapshot is kept with it: pages keep their identity, and what is rendered from them too.
  const resolved = new WeakMap<ContentSnapshot, Map<string, Page>>();
  return function resolvePage(snapshot, query, now) {
    const document = snapshot.documents.get(query.contentPath);
    if (!document || !isPublic(document, now)) return undefined;
    const pages = resolved.get(snapshot) ?? new Map<string, Page>();
    resolved.set(snapshot, pages);
    const key = `${query.locale} ${query.path}`;
    const page = pages.get(key) ?? buildPage({ snapshot, document, query, now, blocks });
    // What depends on other pages being public now is made anew, and so is a webinar, which may be over by now. Whatever
    // else is on the site depends on its files alone.
    if (page && !page.webinar && !namesOthers(page) && !blocks.dependOnMoment(page.blocks)) pages.set(key, page);
    return page;
  };
}

function namesOthers({ siblings, builtFrom }: Page): boolean {
  return siblings !== undefined || builtFrom !== undefined;
}

interface PageParts {
  readonly snapshot: ContentSnapshot;
  readonly document: PageDocument;
  readonly query: PageQuery;
  readonly now: Date;
  readonly blocks: PageBlocks;
}

function buildPage({ snapshot, document, query, now, blocks }: PageParts): Page | undefined {
  const language = locales[query.locale].file;
  const content = document.locales[language];
  const filter = resolveFilter(snapshot.taxonomy, query.params, language);
  if (!content || !filter) return undefined;
  const filled = fillPlaceholders(content, filter.placeholders);
  const webinar = resolveWebinar(document.settings.webinar, content.webinar, now);
  const page: Page = {
    path: query.path,
    locale: query.locale,
    locales: Object.keys(document.locales) as LocaleCode[],
    ...document.settings,
    ...filled,
    webinar,
    breadcrumbs: breadcrumbs(snapshot, query.path, language),
    blocks: blocks.fill(blocksAt(filled, webinar), { snapshot, language, params: query.params, now }),
    ...blocks.addUp(filled.blocks),
    ...siblingsOf(snapshot, document, language, now),
    ...partsOf(snapshot, document, language, now),
    ...contentsOf(document, filled, blocks),
    ...openingOf(document, filled),
    ...articleOf(snapshot, document, filled, language),
    ...(document.settings.template === 'listing'
      ? { listing: listingOf(snapshot.taxonomy, query.params, language) }
      : {}),
  };
  return query.locale === PSEUDO_LOCALE ? pseudoLocalize(page, snapshot.words.ofPage) : page;
}

/** The names for `{category}` and `{tag}`; undefined when a value is unknown. A route's other parameters are no filters. */
function resolveFilter(taxonomy: Taxonomy, params: PageQuery['params'], language: keyof PerLocale) {
  const placeholders: Record<string, string> = {};
  const known = { category: taxonomy.categories, tag: taxonomy.tags };
  for (const [name, names] of Object.entries(known)) {
    const value = params[name];
    if (value === undefined) continue;
    const label = Object.hasOwn(names, value) ? names[value]?.[language] : undefined;
    if (!label) return undefined;
    placeholders[name] = label;
  }
  return { placeholders };
}

function fillPlaceholders(content: LocalizedContent, placeholders: Record<string, string>): LocalizedContent {
  const names = Object.keys(placeholders);
  if (names.length === 0) return content;
  const fill = (text: string) =>
    names.reduce((result, name) => result.replaceAll(`{${name}}`, placeholders[name] ?? ''), text);
  const { longtitle, og__description: description } = content;
  return {
    ...content,
    title: fill(content.title),
    meta_description: fill(content.meta_description),
    ...(longtitle ? { longtitle: fill(longtitle) } : {}),
    ...(description ? { og__description: fill(description) } : {}),
  };
}

/** A recording is part of the page once there can be one. */
function blocksAt({ blocks }: LocalizedContent, webinar: Page['webinar']): readonly AnyBlock[] {
  return webinar?.recording && !webinar.over ? blocks.filter(({ id }) => id !== webinar.recording) : blocks;
}

/** A filter's page is shown for its values only, so it is nobody's ancestor. */
const FILTERS = ['category', 'tag'];

function breadcrumbs({ documents }: ContentSnapshot, path: string, language: keyof PerLocale) {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  const ancestors = path === '/' ? [] : ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return ancestors.flatMap((ancestor) => {
    const content = documents.get(ancestor)?.locales[language];
    const label = content && namePage(content);
    return label && !FILTERS.some((filter) => ancestor.endsWith(`/${filter}`)) ? [{ label, path: ancestor }] : [];
  });
}

function articleOf(
  { taxonomy, words }: ContentSnapshot,
  { settings: { post } }: PageDocument,
  content: LocalizedContent,
  language: keyof PerLocale,
) {
  if (!post) return {};
  const name = (names: Record<string, PerLocale>) => (slug: string) => ({
    slug,
    name: names[slug]?.[language] ?? slug,
  });
  return {
    article: {
      date: post.date,
      category: name(taxonomy.categories)(post.category),
      tags: post.tags.map(name(taxonomy.tags)),
      minutes: readingMinutes(content, words.ofLanguage),
    },
  };
}

function listingOf({ categories }: Taxonomy, { category }: PageQuery['params'], language: keyof PerLocale) {
  return {
    categories: Object.entries(categories).map(([slug, names]) => ({ slug, name: names[language] })),
    ...(category ? { current: category } : {}),
  };
}
