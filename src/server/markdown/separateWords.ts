import type { Element, ElementContent, Root } from 'hast';
import { textOf } from '#src/server/markdown/keepWords.ts';

/** What stands in a line. On the page their styles hold two of them apart; a text needs something between them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'data',
  'em',
  'i',
  'mark',
  'output',
  'small',
  'span',
  'strong',
  'time',
]);
/** In these every space counts. */
const VERBATIM = new Set(['pre', 'code', 'svg', 'math']);

const SEPARATOR = ' · ';

/** Puts something between the parts of a line that only their styles hold apart, and takes comments out. */
export function separateWords(node: Root | Element): void {
  const children = node.children.filter(({ type }) => type !== 'comment' && type !== 'doctype') as ElementContent[];
  node.children = children.flatMap((child, index) => {
    const before = children[index - 1];
    return before && isInline(child) ? [...separatorBetween(before, child), child] : [child];
  });
  for (const child of children) if (child.type === 'element' && !VERBATIM.has(child.tagName)) separateWords(child);
}

const isInline = (node: ElementContent) => node.type === 'element' && INLINE.has(node.tagName);

function separatorBetween(before: ElementContent, after: ElementContent): ElementContent[] {
  const [left, right] = [textOf(before), textOf(after)];
  if (!/[^\s(«“"[]$/.test(left) || !/^[^\s.,;:!?)»”]/.test(right)) return [];
  if (isInline(before)) return [{ type: 'text', value: /[:.,;]$/.test(left) ? ' ' : SEPARATOR }];
  // A word may have a part that is marked; a word and a figure or a note beside it are two.
  return after.type === 'element' && after.tagName !== 'span' ? [] : [{ type: 'text', value: ' ' }];
}
