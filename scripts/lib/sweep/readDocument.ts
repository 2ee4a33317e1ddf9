import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { BOOT_ID, type Boot } from '#src/app/boot.ts';
import { SCRIPTS_META } from '#src/shared/page/scriptsMeta.ts';

/** What a file is used as: it has to come with a media type that fits. */
export type FileKind = 'script' | 'style' | 'image' | 'font' | 'media' | 'manifest' | 'other';

/** A file that a page uses. */
export interface UsedFile {
  readonly href: string;
  readonly kind: FileKind;
}

/** What a page says of itself, and where it leads. Addresses are as they are written. */
export interface PageFacts {
  /** Whether it goes on to its end. */
  readonly whole: boolean;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** How many first headings there are. */
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly UsedFile[];
  /** The types of the blocks that the page is made of. */
  readonly blocks: ReadonlySet<string>;
  /** The template of the page; none where the browser is told nothing of a page. */
  readonly template: string | undefined;
  /** What the page tells search engines of itself: the text of each script of JSON-LD. */
  readonly structuredData: readonly string[];
  /** Every text of the page that stands by itself, and every attribute that is read out or shown. */
  readonly texts: ReadonlySet<string>;
}

type Root = ReturnType<typeof parseDocument>;
type Nodes = Root['children'];
type Element = Extract<Nodes[number], { attribs: unknown }>;

/** All elements and texts of a document, in its order: one walk, where each search of the library's is another. */
function listNodes(nodes: Nodes, elements: Element[] = [], texts: Nodes = []) {
  for (const node of nodes) {
    if ('attribs' in node) {
      elements.push(node);
      listNodes(node.children, elements, texts);
    } else if (node.type === ElementType.Text) texts.push(node);
  }
  return { elements, texts };
}

/** @returns what a page's HTML says */
export function readDocument(html: string): PageFacts {
  const root = parseDocument(html, { decodeEntities: true });
  const { elements, texts } = listNodes(root.children);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const metas = named('meta').map(({ attribs }) => attribs);
  const related = (rel: string) =>
    named('link')
      .map(({ attribs }) => attribs)
      .filter((attribs) => attribs.rel === rel);
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
  const whole = /<\/html>\s*$/i.test(html);
  const boot = whole ? readBoot(textOf(named('script').find(({ attribs }) => attribs.id === BOOT_ID))) : undefined;
  return {
    whole,
    lang: named('html')[0]?.attribs.lang ?? '',
    title: textOf(named('title').find((title) => !inside(title, 'svg'))),
    description: metas.find(({ name }) => name === 'description')?.content?.trim() ?? '',
    robots: metas.find(({ name }) => name === 'robots')?.content ?? '',
    canonical: related('canonical')[0]?.href,
    alternates: related('alternate').flatMap(({ hreflang, href }) => (hreflang && href ? [{ hreflang, href }] : [])),
    headings: named('h1').length,
    ids: new Set(ids),
    repeatedIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    links: named('a').flatMap(({ attribs }) => attribs.href ?? []),
    files: [...elements.flatMap(filesOf), ...(boot ? [{ href: boot.messagesUrl, kind: 'other' as const }] : [])],
    blocks: new Set(elements.flatMap(({ attribs }) => attribs['data-block'] ?? [])),
    template: boot?.page.template,
    structuredData: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(textOf),
    texts: new Set([...ownTexts(texts), ...elements.flatMap(shownAttributes)]),
  };
}

const parentOf = ({ parent }: Element) => (parent?.type === ElementType.Tag ? parent : undefined);

const textOf = (element: Element | undefined) => (element ? DomUtils.textContent(element).trim() : '');

const readBoot = (text: string) => (text ? (JSON.parse(text) as Boot) : undefined);

function inside(element: Element, name: string): boolean {
  const parent = parentOf(element);
  return parent !== undefined && (parent.name === name || inside(parent, name));
}

const KINDS: Readonly<Record<string, FileKind>> = { script: 'script', style: 'style', image: 'image', font: 'font' };

function filesOf(element: Element): UsedFile[] {
  const { name, attribs } = element;
  const of = (kind: FileKind, ...hrefs: (string | undefined)[]) =>
    hrefs.flatMap((href) => (href ? { href, kind } : []));
  switch (name) {
    case 'img':
      return of('image', attribs.src, ...setOf(attribs.srcset));
    case 'source':
      return parentOf(element)?.name === 'picture' ? of('image', ...setOf(attribs.srcset)) : of('media', attribs.src);
    case 'video':
      return [...of('media', attribs.src), ...of('image', attribs.poster)];
    case 'audio':
      return of('media', attribs.src);
    case 'script':
      return of('script', attribs.src);
    case 'use':
    case 'image':
      return of('image', attribs.href?.startsWith('#') ? undefined : attribs.href);
    case 'link':
      return linkedFile(attribs);
    case 'meta':
      if (attribs.name === SCRIPTS_META) return of('script', ...(attribs.content ?? '').split(' '));
      return attribs.property === 'og:image' ? of('image', attribs.content) : [];
    default:
      return name === 'track' ? of('other', attribs.src) : savedFile(attribs);
  }
}

function linkedFile({ rel = '', as = '', href }: Readonly<Record<string, string>>): UsedFile[] {
  if (!href) return [];
  if (rel === 'stylesheet') return [{ href, kind: 'style' }];
  if (/\bicon\b/.test(rel)) return [{ href, kind: 'image' }];
  if (/^(modulepreload|preload)$/.test(rel)) return [{ href, kind: KINDS[as] ?? (as ? 'other' : 'script') }];
  return rel === 'manifest' ? [{ href, kind: 'manifest' }] : [];
}

/** What a visitor saves: by what the page says, or by a name that no page has. */
function savedFile({ download, href }: Readonly<Record<string, string>>): UsedFile[] {
  const saved = download !== undefined || /\.(?:csv|ics|pdf|zip)(?:[?#]|$)/.test(href ?? '');
  return href && saved ? [{ href, kind: 'other' }] : [];
}

/** @returns the addresses of a `srcset` */
const setOf = (set = '') => filled(set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]));

const filled = (texts: readonly (string | undefined)[]) => texts.flatMap((text) => (text ? [text] : []));

const SHOWN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];

const shownAttributes = ({ attribs }: Element) => filled(SHOWN.map((name) => attribs[name]?.trim()));

/** Not those of scripts and styles: they are not shown. */
const ownTexts = (texts: Nodes) =>
  filled(
    texts
      .filter(({ parent }) => parent?.type !== ElementType.Script && parent?.type !== ElementType.Style)
      .map((text) => DomUtils.textContent(text).trim()),
  );
