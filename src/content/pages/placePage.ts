import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import type { MomentFacts } from '#src/content/pages/pageBlocks.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import type { Cta } from '#src/shared/page/cta.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Crumb } from '#src/shared/page/page.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';
import type { Surface } from '#src/shared/page/schema.ts';

/** Where a page stands among others, and how it opens: what several templates show around the blocks. */

/** @returns what other pages call a page */
export function namePage({ menutitle, title }: Pick<LocalizedContent, 'menutitle' | 'title'>): string {
  return menutitle ?? title;
}

/** @returns the pages under the same path that are public in the language, this one among them, by path */
export function siblingsOf({
  snapshot: { documents },
  document: { path },
  language,
  now,
}: MomentFacts & { readonly document: PageDocument }): Crumb[] {
  return [...documents.values()]
    .filter((other) => parentPath(other.path) === parentPath(path) && other.path !== '/')
    .filter((other) => isPublic(other, now) && other.settings.robots !== 'noindex')
    .flatMap((other) => {
      const content = other.locales[language];
      return content ? [{ label: namePage(content), path: other.path }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A block, as far as what stands around it is made of it. */
export type ReadBlock = AnyBlock & {
  readonly title?: string;
  readonly nav?: string;
  readonly surface?: Surface;
  readonly actions?: readonly Cta[];
};

interface Opened {
  readonly document: PageDocument;
  readonly content: LocalizedContent;
}

/** @returns the surface with which the page opens, where there is one: that of its layout, or of its first block */
export function openingOf({ document: { settings }, content }: Opened): { opening?: Surface } {
  const [first] = content.blocks as readonly ReadBlock[];
  const opening = settings.layout === 'purple955' ? 'purple955' : first?.surface;
  return opening ? { opening } : {};
}
