import type { Element, ElementContent, Root } from 'hast';

/** What leads through the page, acts, or draws: a text has neither. */
const LEFT_OUT = new Set(
  'nav form script style template svg button input label legend select textarea audio video canvas dialog'.split(' '),
);
const CHANGES = new Set(['ins', 'del']);
const CELLS = new Set(['td', 'th']);
const HEADING = /^h[1-6]$/;

/**
 * Takes out of a page what is not part of its text: what acts, labels of tabs (their panels say the same), and what is
 * hidden from those who listen, since they are told it otherwise. Of what leads through the page, the steps to the pages of a
 * list before and after it stay: nothing else leads to its rest. What opens in a cell of a table is put into its line, and of
 * a link that leads nowhere, as that of a heading to itself, the words are left.
 */
export function keepWords(node: Root | Element): void {
  node.children = (node.children as ElementContent[]).flatMap(whatStays);
  for (const child of node.children) if (child.type === 'element') keepWords(child);
  if (node.type !== 'element') return;
  if (CELLS.has(node.tagName)) putInLine(node);
  node.children = node.children.flatMap((child) => (leadsNowhere(child, node) ? child.children : [child]));
}

function whatStays(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return [child];
  if (isSteps(child)) return [toLine(child.children.filter(isStep))];
  if (isLeftOut(child)) return [];
  return isChange(child) ? unpackChange(child) : [child];
}

const isLeftOut = ({ tagName, properties }: Element) =>
  LEFT_OUT.has(tagName) ||
  'dataBecomes' in properties ||
  properties.ariaHidden === 'true' ||
  Boolean(properties.hidden);

/** The pages of one list. Links to pages that are neighbours of an article or an industry stand in a list of their own. */
const isSteps = ({ tagName, children }: Element) => tagName === 'nav' && children.some(isStep);

const isStep = (node: ElementContent) =>
  node.type === 'element' && [node.properties.rel].flat().some((rel) => rel === 'prev' || rel === 'next');

const toLine = (children: ElementContent[]): Element => ({ type: 'element', tagName: 'p', properties: {}, children });

const isChange = ({ tagName }: Element) => CHANGES.has(tagName);

/** A link whose address the page does not allow has none; that of a heading is the heading's own. */
const leadsNowhere = (node: ElementContent, { tagName }: Element): node is Element =>
  node.type === 'element' &&
  node.tagName === 'a' &&
  (node.properties.href === undefined || (HEADING.test(tagName) && String(node.properties.href).startsWith('#')));

/** The mark of what was added or removed says it, so the words for it go; a mark begins and ends with a word, not a space. */
function unpackChange(change: Element): ElementContent[] {
  const text = change.children
    .filter((child) => child.type !== 'element' || !isNote(child))
    .map(textOf)
    .join('');
  const words = text.trim();
  if (words === '') return [{ type: 'text', value: text }];
  const at = text.indexOf(words);
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  return [
    { type: 'text', value: before },
    { ...change, children: [{ type: 'text', value: words }] },
    { type: 'text', value: after },
  ];
}

/** Words for those who listen. */
const isNote = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('visuallyHidden');

function putInLine(node: Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    putInLine(child);
    if (child.tagName !== 'details') continue;
    child.tagName = 'span';
    const [name, ...rest] = child.children;
    if (name?.type === 'element' && name.tagName === 'summary')
      child.children = [...name.children, { type: 'text', value: ': ' }, ...rest];
  }
}

/** @returns the words of a node, as they stand */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
