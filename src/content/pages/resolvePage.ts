import { PSEUDO_LOCALE, locales, type LocaleCode } from '#config/locales.ts';
import type { Collections } from '#src/content/collections/collectionPart.ts';
import { openList, type ListView } from '#src/content/collections/openList.ts';
import type { LocalizedContent, PageDocument, PageQuery } from '#src/content/document.ts';
import type { PageBlocks } from '#src/content/pages/pageBlocks.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { breadcrumbsOf, pagesAbove } from '#src/content/pages/breadcrumbs.ts';
import { pseudoLocalize } from '#src/content/language/pseudoLocalize.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { PageTemplates, TemplatePart } from '#src/content/pages/templatePart.ts';
import type { Page } from '#src/shared/page/page.ts';

/** See `createResolvePage`. */
type ResolvePage = (snapshot: ContentSnapshot, query: PageQuery, now: Date) => Page | undefined;

interface PageMakers {
  /** What the blocks are filled with, and what they add to their page. */
  readonly blocks: PageBlocks;
  /** What each template puts around them. */
  readonly templates: PageTemplates;
  readonly collections: Collections;
}

/**
 * @param makers who makes its parts
 * @returns the function that finds a page in one language in all content: query and moment say which. It returns undefined
 *   when there is none: no document, not in this language, not public then, or a list that has no such choice or page
 */
export function createResolvePage({ blocks, templates, collections }: PageMakers): ResolvePage {
  // What is derived from a snapshot is kept with it: pages keep their identity, and what is rendered from them too.
  const resolved = new WeakMap<ContentSnapshot, Map<string, Page>>();
  return function resolvePage(snapshot, query, now) {
    const document = snapshot.documents.get(query.contentPath);
    if (!document || (!query.draft && !isPublic(document, now))) return undefined;
    const pages = resolved.get(snapshot) ?? new Map<string, Page>();
    resolved.set(snapshot, pages);
    // Where all sites show the same they share it, and what is rendered of it.
    const isBySite = document.locales[locales[query.locale].file]?.blocks.some(({ sites }) => sites) ?? false;
    const key = `${isBySite ? query.site : ''} ${query.locale} ${query.path}`;
    const { part = {} } = templates[document.settings.template] ?? {};
    const known = pages.get(key);
    if (known && !query.draft) return known;
    const language = locales[query.locale].file;
    const list = openList(snapshot, collections, { ...query, language, now });
    if (list === 'unknown') return undefined;
    const page = buildPage({ snapshot, document, query, now, blocks, part, list, collections });
    // What depends on other pages being public now, or on being over by now, is made anew. Whatever else is on the site
    // depends on its files alone.
    const isTimed = list !== undefined || part.from === 'moment' || isBelowTimed(query.path, snapshot);
    if (page && !query.draft && !isTimed && !blocks.dependOnMoment(page.blocks)) pages.set(key, page);
    return page;
  };
}

/** @returns whether a page above comes or goes at a moment: the way to this one leads over it or not */
function isBelowTimed(path: string, { documents }: ContentSnapshot): boolean {
  return pagesAbove(path, documents).some(({ settings: { publishAt, until } }) => publishAt ?? until);
}

interface Making {
  readonly snapshot: ContentSnapshot;
  readonly document: PageDocument;
  readonly query: PageQuery;
  readonly now: Date;
  readonly blocks: PageBlocks;
  /** Of its template. */
  readonly part: TemplatePart;
  readonly list: ListView | undefined;
  readonly collections: Collections;
}

function buildPage({ snapshot, document, query, now, blocks, part, list, collections }: Making): Page | undefined {
  const language = locales[query.locale].file;
  const written = document.locales[language];
  const content = written && narrowToSite(written, query.site);
  if (!content) return undefined;
  const filled = list ? fillPlaceholders(content, list.chosen) : content;
  const facts = { snapshot, language, now, site: query.site, list };
  // What a list knows of the page is for its lists: a page shows what its template makes of it.
  const settings = { ...document.settings, entry: undefined };
  const { hidden, added } = askTemplate(part, {
    ...facts,
    document,
    collections,
    content: filled,
    isSection: blocks.isSection,
  });
  const page: Page = {
    path: query.path,
    locale: query.locale,
    locales: Object.keys(document.locales) as LocaleCode[],
    ...settings,
    ...filled,
    breadcrumbs: breadcrumbsOf(
      { snapshot, collections, isShown: (above) => isPublic(above, now) },
      query.path,
      language,
    ),
    ...(list ? { listed: { page: list.page, pages: list.pages } } : {}),
    blocks: blocks.fill(
      filled.blocks.filter(({ id }) => !hidden.includes(id)),
      facts,
    ),
    ...blocks.addUp(filled.blocks),
    ...added,
  };
  return query.locale === PSEUDO_LOCALE ? pseudoLocalize(page, snapshot.words.ofPage) : page;
}

/** A list's texts may name what it is filtered by: `{category}`. */
function fillPlaceholders(content: LocalizedContent, chosen: ListView['chosen']): LocalizedContent {
  const names = Object.entries(chosen);
  if (names.length === 0) return content;
  const fill = (text: string) =>
    names.reduce((result, [facet, { name }]) => result.replaceAll(`{${facet}}`, name), text);
  const { longtitle, og__description: description } = content;
  return {
    ...content,
    title: fill(content.title),
    meta_description: fill(content.meta_description),
    ...(longtitle ? { longtitle: fill(longtitle) } : {}),
    ...(description ? { og__description: fill(description) } : {}),
  };
}

/** The facts are those that a part may name: which of them it is given is its type's concern. */
function askTemplate({ fill, hides }: TemplatePart, facts: object) {
  return { hidden: hides?.(facts as never) ?? [], added: fill?.(facts as never) ?? {} };
}
