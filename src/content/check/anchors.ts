import type { SiteKey } from '#config/siteKeys.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import { headingsOf } from '#src/shared/text/headings.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

/** What every page has: its top, by HTML, and its content, by the layouts. */
const OF_EVERY_PAGE: readonly string[] = ['', 'top', 'content'];

/** @returns the anchors of the headings within running text */
export function headingIds({ blocks }: LocalizedContent): string[] {
  return (blocks as readonly { readonly body?: unknown }[]).flatMap(({ body }) =>
    typeof body === 'string' ? headingsOf(body).map(({ id }) => id) : [],
  );
}

/**
 * A block that names a collection shows its entries, and their cards and groups give themselves anchors by their slugs
 * (`/help/faq#calls`). Which they are is known only when the list is filled and drawn for an address.
 *
 * @returns whether a page may have more anchors than its content says
 */
function showsEntries({ blocks }: LocalizedContent): boolean {
  return blocks.some((block) => 'collection' in block);
}

/** A link to an anchor, of a page itself or of another one. */
interface AnchorLink {
  /** As it stands in the link, without its `#`. */
  readonly anchor: string;
  /** The page that should have it, in each language that the link is followed in. */
  readonly pages: readonly LocalizedContent[];
  /** The sites that show the link. */
  readonly shownOn: readonly SiteKey[];
  /** What the page is called where it is another one, and in which language if the others have the anchor. */
  readonly name?: string;
}

/**
 * The anchors that a page is linked by are the ids of its blocks and the headings of its texts. What a view or a template names
 * itself, for a label (`plans-title`, `read-on`), is no address: it changes with the view.
 *
 * @param link what is linked
 * @returns why the link finds nothing, and what to write instead; undefined where it may find something
 */
export function explainAnchor({ anchor, pages, shownOn, name }: AnchorLink): string | undefined {
  const id = decode(anchor);
  if (OF_EVERY_PAGE.includes(id) || pages.length === 0 || pages.some(showsEntries)) return undefined;
  const headings = pages.flatMap(headingIds);
  const ids = [...new Set(pages.flatMap(({ blocks }) => blocks.map((block) => block.id)))];
  if (headings.includes(id)) return undefined;
  if (ids.includes(id)) return explainHiddenBlock(id, pages, shownOn);
  const near = findNearestWord(id, [...ids, ...headings]);
  if (!name)
    return `no block has the id "${id}"; ${near ? `did you mean "#${near}"?` : `the ids are ${ids.join(', ')}`}`;
  const anchors = [...new Set([...ids, ...headings])].map((each) => `#${each}`);
  return `${name} has no anchor #${id}; ${near ? `did you mean #${near}?` : `its anchors are ${anchors.join(', ')}`}`;
}

function explainHiddenBlock(
  id: string,
  pages: readonly LocalizedContent[],
  shownOn: readonly SiteKey[],
): string | undefined {
  const without = shownOn.filter((site) =>
    pages.every((page) => narrowToSite(page, site).blocks.every((block) => block.id !== id)),
  );
  return without.length > 0
    ? `the block "${id}" is not shown on the site ${without.join(', ')}, which shows this link; give both the same sites`
    : undefined;
}

/** @returns whether a page has an anchor */
export const hasAnchor = (page: LocalizedContent, anchor: string): boolean =>
  explainAnchor({ anchor, pages: [page], shownOn: [] }) === undefined;

/** Browsers write letters of other scripts as percent signs and digits. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
