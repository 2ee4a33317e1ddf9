/** A heading of a text, as its contents name it. */
interface Heading {
  /** Its anchor. */
  readonly id: string;
  readonly label: string;
  /** 2 or 3. */
  readonly level: number;
}

const HEADING = /<h([23])>([^]*?)<\/h\1>/g;
const ANCHORED = /<h([23]) id="([^"]+)">([^]*?)<\/h\1>/g;

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** @returns what stands for a heading in an address: its letters and digits in any script, joined by hyphens */
function anchorOf(html: string): string {
  return withoutTags(html)
    .replaceAll(/&#?\w+;/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * @param html sanitised
 * @returns the same; each heading of the second and third level has an anchor made of its words, and is a link to itself,
 *   unless it has a link in it or an anchor of its own
 */
export function anchorHeadings(html: string): string {
  return html.replaceAll(HEADING, (whole, level: string, inner: string) => {
    const id = anchorOf(inner);
    if (id === '') return whole;
    const linked = inner.includes('<a ') ? inner : `<a href="#${id}">${inner}</a>`;
    return `<h${level} id="${id}">${linked}</h${level}>`;
  });
}

/** @returns the headings of HTML that `anchorHeadings` has made, in their order */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(ANCHORED)].map(([, level, id = '', inner = '']) => ({
    id,
    label: decode(withoutTags(inner)),
    level: Number(level),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
