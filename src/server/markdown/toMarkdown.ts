import type { Element, Root as HtmlRoot, RootContent as HtmlContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { keepWords, textOf } from '#src/server/markdown/keepWords.ts';
import { separateWords } from '#src/server/markdown/separateWords.ts';
import { WORD_JOINER } from '#src/shared/text/typography/typography.ts';

type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers[string]>;

/** A drawing of the product at work is told by its caption: what it shows piece by piece reads as noise. */
const figure: Handler = (state, node: Element) => {
  const caption = node.children.find((child) => isElement(child) && child.tagName === 'figcaption');
  if (!('dataScene' in node.properties)) return state.all(node);
  if (!isElement(caption)) return undefined;
  return { type: 'blockquote', children: state.toFlow(state.all(caption)) };
};

/** A pair in one line each: `- **a minute**: $0.01`. */
const definitions: Handler = (_state, node: Element) => ({
  type: 'list',
  spread: false,
  children: pairsOf(node).map(({ terms, texts }) => ({
    type: 'listItem' as const,
    spread: false,
    children: [
      {
        type: 'paragraph' as const,
        children: [
          { type: 'strong' as const, children: inline(terms) },
          { type: 'text' as const, value: ': ' },
          ...inline(texts),
        ],
      },
    ],
  })),
});

/** The words for the menu of a button stand before its links. */
const summary: Handler = (_state, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: inline([node]) }],
});

/** Markdown has no mark for what was added; its mark for what was removed cannot begin with a comma behind a word. */
const change: Handler = (state, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];

/** What only decorates has no words for it. */
const img: Handler = (_state, { properties: { alt, src } }: Element) =>
  alt ? { type: 'image', url: String(src), alt: String(alt) } : undefined;

const handlers: Handlers = {
  figure,
  dl: definitions,
  img,
  ins: change,
  del: change,
  summary,
};

/** @returns the words of elements in one line */
function inline(elements: readonly Element[]) {
  const words = elements.map((element) => textOf(element).replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  return [{ type: 'text' as const, value: words.join(', ') }];
}

interface Pair {
  readonly terms: Element[];
  readonly texts: Element[];
}

function pairsOf(list: Element): Pair[] {
  const pairs: Pair[] = [];
  const items = list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  for (const item of items) {
    const last = pairs.at(-1);
    if (item.tagName === 'dt' && last?.texts.length === 0) last.terms.push(item);
    else if (item.tagName === 'dt') pairs.push({ terms: [item], texts: [] });
    else last?.texts.push(item);
  }
  return pairs;
}

const isElement = (node: HtmlContent | undefined): node is Element => node?.type === 'element';

function findElement(node: HtmlRoot | Element, is: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const element = child;
    const found = is(element) ? element : findElement(element, is);
    if (found) return found;
  }
  return undefined;
}

/** What a page is called in the head, by search engines and here. */
interface Head {
  readonly canonical: string;
  readonly description: string;
}

function readHead(document: HtmlRoot): Head {
  const link = findElement(
    document,
    ({ tagName, properties: { rel } }) => tagName === 'link' && Array.isArray(rel) && rel.includes('canonical'),
  );
  const meta = findElement(
    document,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
  );
  return { canonical: String(link?.properties.href ?? ''), description: String(meta?.properties.content ?? '') };
}

/** Links lead out of the file, so each says where to in full. */
function makeAbsolute(node: HtmlRoot | Element, base: string): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const element = child;
    for (const name of ['href', 'src'] as const) {
      const value = element.properties[name];
      if (typeof value === 'string' && URL.canParse(value, base)) element.properties[name] = new URL(value, base).href;
    }
    makeAbsolute(element, base);
  }
}

const parser = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark, { handlers });
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** A page as a text. */
interface MarkdownPage {
  readonly text: string;
  /** The address of the page that it was made of. */
  readonly canonical: string;
}

/** What is drawn, run or styled; in text and in attributes, the renderer writes `<` as a reference. */
const WORDLESS = /<(script|style|svg)\b[^>]*>.*?<\/\1>/gs;

const HEAD = /^.*?<\/head>/s;

/** Three quarters of a document are what its text leaves out: the parser, which costs most, does not see them. */
function cutOut(html: string): string {
  const words = html.replaceAll(WORDLESS, '');
  const from = words.indexOf('<main');
  if (from === -1) throw new Error('The page has no main');
  return (HEAD.exec(words)?.[0] ?? '') + words.slice(from, words.indexOf('</main>', from));
}

/**
 * What a page says, without its header, footer and forms: for readers that are machines.
 *
 * @param html the whole document as it is served
 * @returns its `main` as Markdown, below its description and address
 * @throws when the document has no `main`
 */
export function toMarkdown(html: string): MarkdownPage {
  const document = parser.parse(cutOut(html));
  const main = findElement(document, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The main of the page cannot be read');
  const { canonical, description } = readHead(document);
  keepWords(main);
  makeAbsolute(main, canonical);
  separateWords(main);
  const body = converter.runSync({ type: 'root', children: main.children });
  // The writer escapes what could begin a character reference, and so every second parameter of an address.
  const words = writer.stringify(body).replaceAll(/(?<=\]\([^()\s]*)\\&/g, '&');
  const text = `> ${description}\n>\n> <${canonical}>\n\n${words}`;
  return { canonical, text: text.replaceAll(WORD_JOINER, '') };
}
