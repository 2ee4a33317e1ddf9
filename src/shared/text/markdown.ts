import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** The sanitizer's own `simpleTransform` would load it with this module, and a start needs no Markdown. */
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

/**
 * Markdown, or HTML of a CMS, to HTML that may be put into a page as it is. The sanitizer only parses: it holds no DOM
 * and grows with nothing (HARDENING, fact 9).
 *
 * @param source the editor's text
 * @returns sanitised HTML: no script, style, frame, form or event handler survives
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(marked.parse(source, { async: false, gfm: true }), ALLOWED);
}
