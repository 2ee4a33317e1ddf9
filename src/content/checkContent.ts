import type { AnyBlock } from '#src/shared/page.ts';
import { checkTemplate } from '#src/content/checkTemplate.ts';
import { LOCALE_FILES, type LocalizedContent, type PageDocument } from '#src/content/document.ts';
import type { ContentProblem } from '#src/content/parseFile.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';

/**
 * What no single file can show: links to nothing, anchors without a block, templates whose name is not true, languages
 * that differ in their blocks, titles that two pages share, pages that no route serves.
 *
 * @param snapshot all content
 * @param isRoute whether a path is an address of the route table
 * @returns every problem; none for content that may be published
 */
export function checkContent(snapshot: ContentSnapshot, isRoute: (path: string) => boolean): ContentProblem[] {
  const problems = [...snapshot.problems];
  const titles = new Map<string, string>();
  for (const document of snapshot.documents.values()) {
    const report = (place: string, rule: string) => problems.push({ file: document.path, place, rule });
    if (!isRoute(document.path) && !isFilter(document.path, snapshot)) report('page.yaml', 'no route leads here');
    checkLanguages(document, report);
    for (const [locale, content] of Object.entries(document.locales)) {
      const title = `${locale} ${content.title}`;
      const other = titles.get(title);
      if (other) report(`${locale}.yaml, title`, `the same title as ${other}`);
      titles.set(title, document.path);
      checkLinks(content, snapshot, (place, rule) => report(`${locale}.yaml, ${place}`, rule));
    }
    checkTaxonomy(document, snapshot, report);
    problems.push(...checkTemplate(document));
    checkParts(document, snapshot, report);
  }
  checkMenu('menus.yaml', snapshot.menus, (path) => snapshot.documents.has(path), problems);
  // The footer is written for the whole site and shows what there is of it, so an address is enough.
  checkMenu('footer.yaml', snapshot.footer, isRoute, problems);
  for (const { from, to } of snapshot.redirects) {
    if (snapshot.documents.has(from)) problems.push({ file: 'redirects.yaml', place: from, rule: 'hides a page' });
    if (!to.startsWith('https:') && !snapshot.documents.has(`/${(to.split(/[?#]/)[0] ?? '').replace(/^\//, '')}`)) {
      problems.push({ file: 'redirects.yaml', place: from, rule: `${to} does not exist` });
    }
  }
  return problems;
}

type Report = (place: string, rule: string) => void;

/** `/blog/category` and the like: the list page of a filter, which is served for its values only. */
function isFilter(path: string, { documents }: ContentSnapshot): boolean {
  return documents.has(path.slice(0, path.lastIndexOf('/')));
}

function checkLanguages({ locales }: PageDocument, report: Report) {
  const shape = (content: LocalizedContent) => content.blocks.map(({ type, id }) => `${type}#${id}`).join(' ');
  const reference = locales.en ? shape(locales.en) : undefined;
  for (const locale of LOCALE_FILES) {
    const content = (locales as Record<string, LocalizedContent | undefined>)[locale];
    if (!content) report(`${locale}.yaml`, 'is missing or broken');
    else if (reference && shape(content) !== reference) report(`${locale}.yaml`, 'has other blocks than en.yaml');
  }
}

/** Every string under a key `href`, and every link inside sanitised HTML; what is said not to be of this site is not asked for. */
function collectLinks(value: unknown, place: string, into: [string, string][]): void {
  if (typeof value === 'string') {
    for (const [, link = ''] of value.matchAll(/<a href="([^"]*)"/g)) into.push([place, link]);
  } else if (value && typeof value === 'object' && !('inApp' in value && value.inApp === false)) {
    for (const [key, child] of Object.entries(value)) {
      if (key === 'href' && typeof child === 'string') into.push([`${place}.${key}`, child]);
      else collectLinks(child, `${place}.${key}`, into);
    }
  }
}

function checkMenu(file: string, menu: unknown, exists: (path: string) => boolean, problems: ContentProblem[]) {
  const links: [string, string][] = [];
  collectLinks(menu, '', links);
  for (const [place, link] of links) {
    const [path = ''] = link.split(/[?#]/);
    if (link.startsWith('/') && !exists(path)) problems.push({ file, place: place.slice(1), rule: `${link} does not exist` });
  }
}

function checkLinks(content: LocalizedContent, { documents, files }: ContentSnapshot, report: Report) {
  const ids = new Set(content.blocks.map(({ id }: AnyBlock) => id));
  const links: [string, string][] = [];
  collectLinks(content.blocks, 'blocks', links);
  for (const [place, link] of links) {
    const [path = ''] = link.split(/[?#]/);
    const [, anchor] = link.split('#');
    if (link.startsWith('/') && !documents.has(path) && !files.has(path)) report(place, `${link} does not exist`);
    if (path === '' && anchor && !ids.has(anchor)) report(place, `no block has the id ${anchor}`);
  }
}

function checkTaxonomy({ settings: { post } }: PageDocument, { taxonomy }: ContentSnapshot, report: Report) {
  if (!post) return;
  if (!Object.hasOwn(taxonomy.categories, post.category)) report('page.yaml, post.category', `"${post.category}" is no category`);
  for (const tag of post.tags) if (!Object.hasOwn(taxonomy.tags, tag)) report('page.yaml, post.tags', `"${tag}" is no tag`);
}

function checkParts({ path, settings: { template, parts } }: PageDocument, { documents }: ContentSnapshot, report: Report) {
  if (parts && template !== 'solution') report('page.yaml, parts', `the template ${template} does not show them`);
  for (const part of parts ?? []) {
    if (!documents.has(part)) report('page.yaml, parts', `${part} does not exist`);
    if (part === path) report('page.yaml, parts', 'a page is no part of itself');
  }
}
