import { createRequire } from 'node:module';
import type * as Marked from 'marked';
import type sanitizeHtml from 'sanitize-html';
import { fencedLanguage, highlight } from '#src/shared/text/highlight.ts';

/** Both are loaded by the first text: they are much, and most of what knows a schema has no Markdown to read. */
const load = createRequire(import.meta.url);

/** What the sanitizer's own `simpleTransform` makes. */
const withAttribute =
  (name: string, value: string) =>
  (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
    tagName,
    attribs: { ...attribs, [name]: value },
  });

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'pre',
    'code',
    'br',
    'strong',
    'em',
    'a',
    'abbr',
    'sub',
    'sup',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    th: ['scope'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    table: ['tabindex'],
    pre: ['tabindex'],
  },
  // Stays: the sites that take their pages from this one colour code anew.
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    th: withAttribute('scope', 'col'),
    // What is too wide scrolls in its place, and the keyboard must reach it there.
    table: withAttribute('tabindex', '0'),
    pre: withAttribute('tabindex', '0'),
  },
};

/** Code that says its language, as the sanitizer leaves it. Where there are marks within it, it gets no colours. */
const CODE = /(<code class="language-([^"]*)">)([^<]*)(?=<\/code>)/g;
/** What the sanitizer writes in place of a character within a text. */
const ESCAPED = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;
const unescape = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity as keyof typeof ESCAPED]);

/**
 * Markdown, or HTML of a CMS, to HTML that may be put into a page as it is. The sanitizer only parses: it holds no DOM
 * and grows with nothing (HARDENING, fact 9).
 *
 * @param source the editor's text
 * @returns sanitised HTML: no script, style, frame, form or event handler survives; code of a known language has its colours
 */
export function renderMarkdown(source: string): string {
  const { marked } = load('marked') as typeof Marked;
  const sanitize = load('sanitize-html') as typeof sanitizeHtml;
  return sanitize(marked.parse(source, { async: false, gfm: true }), ALLOWED).replaceAll(
    CODE,
    (whole, tag: string, name: string, code: string) => {
      const language = fencedLanguage(name);
      return language ? tag + highlight(unescape(code), language) : whole;
    },
  );
}
