import { PSEUDO_LOCALE, locales, type LocaleCode } from '#config/locales.ts';
import type { LocalizedContent, PageDocument, PageQuery, PerLocale, Taxonomy } from '#src/content/document.ts';
import type { PageBlocks } from '#src/content/pages/pageBlocks.ts';
import { isPublic } from '#src/content/pages/posts.ts';
import { namePage } from '#src/content/pages/placePage.ts';
import { pseudoLocalize } from '#src/content/language/pseudoLocalize.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { PageTemplates, TemplatePart } from '#src/content/pages/templatePart.ts';
import type { Page } from '#src/shared/page/page.ts';

/** See `createResolvePage`. */
type ResolvePage = (snapshot: ContentSnapshot, query: PageQuery, now: Date) => Page | undefined;

/**
 * @param blocks what the blocks are filled with, and what they add to their page
 * @param templates what each template puts around them
 * @returns the function that finds a page in one language in all content: query and moment say which. It returns undefined
 *   when there is none: no document, not in this language, not public then, or a filter value that is neither a category
 *   nor a tag
 */
export function createResolvePage(blocks: PageBlocks, templates: PageTemplates): ResolvePage {
  // What is derived from a snapshot is kept with it: pages keep their identity, and what is rendered from them too.
  const resolved = new WeakMap<ContentSnapshot, Map<string, Page>>();
  return function resolvePage(snapshot, query, now) {
    const document = snapshot.documents.get(query.contentPath);
    if (!document || !isPublic(document, now)) return undefined;
    const pages = resolved.get(snapshot) ?? new Map<string, Page>();
    resolved.set(snapshot, pages);
    const key = `${query.locale} ${query.path}`;
    const { part = {} } = templates[document.settings.template] ?? {};
    const page = pages.get(key) ?? buildPage({ snapshot, document, query, now, blocks, part });
    // What depends on other pages being public now, or on being over by now, is made anew. Whatever else is on the site
    // depends on its files alone.
    if (page && part.from !== 'moment' && !blocks.dependOnMoment(page.blocks)) pages.set(key, page);
    return page;
  };
}

interface Making {
  readonly snapshot: ContentSnapshot;
  readonly document: PageDocument;
  readonly query: PageQuery;
  readonly now: Date;
  readonly blocks: PageBlocks;
  /** Of its template. */
  readonly part: TemplatePart;
}

function buildPage({ snapshot, document, query, now, blocks, part }: Making): Page | undefined {
  const language = locales[query.locale].file;
  const content = document.locales[language];
  const filter = resolveFilter(snapshot.taxonomy, query.params, language);
  if (!content || !filter) return undefined;
  const filled = fillPlaceholders(content, filter.placeholders);
  const facts = { snapshot, language, params: query.params, now };
  const { hidden, added } = askTemplate(part, { ...facts, document, content: filled, isSection: blocks.isSection });
  const page: Page = {
    path: query.path,
    locale: query.locale,
    locales: Object.keys(document.locales) as LocaleCode[],
    ...document.settings,
    ...filled,
    breadcrumbs: breadcrumbs(snapshot, query.path, language),
    blocks: blocks.fill(
      filled.blocks.filter(({ id }) => !hidden.includes(id)),
      facts,
    ),
    ...blocks.addUp(filled.blocks),
    ...added,
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

/** The facts are those that a part may name: which of them it is given is its type's concern. */
function askTemplate({ fill, hides }: TemplatePart, facts: object) {
  return { hidden: hides?.(facts as never) ?? [], added: fill?.(facts as never) ?? {} };
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
