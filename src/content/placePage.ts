import type { LocalizedContent, PageDocument, PerLocale } from '#src/content/document.ts';
import type { PageBlocks } from '#src/content/pageBlocks.ts';
import { isPublic } from '#src/content/posts.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { AnyBlock, Page, Template } from '#src/shared/page.ts';
import { parentPath } from '#src/shared/parentPath.ts';
import type { Cta } from '#src/shared/cta.ts';
import type { Surface } from '#src/shared/schema.ts';

/** Where a page stands among others, and what it holds: what templates show around the blocks. */

type Extras<Key extends keyof Page> = Partial<Pick<Page, Key>>;

/** The templates that show each of the extras; other pages are not burdened with them. */
const WITH_SIBLINGS: readonly Template[] = ['platform', 'industry'];
const WITH_CONTENTS: readonly Template[] = ['product'];
const WITH_OPENING: readonly Template[] = ['platform', 'product', 'solution', 'industry'];

/** @returns what other pages call a page */
export function namePage({ menutitle, title }: Pick<LocalizedContent, 'menutitle' | 'title'>): string {
  return menutitle ?? title;
}

/** @returns the pages under the same path that are public in the language, this one among them, by path */
export function siblingsOf(
  { documents }: ContentSnapshot,
  { path, settings }: PageDocument,
  language: keyof PerLocale,
  now: Date,
): Extras<'siblings'> {
  if (!WITH_SIBLINGS.includes(settings.template)) return {};
  const siblings = [...documents.values()]
    .filter((other) => parentPath(other.path) === parentPath(path) && other.path !== '/')
    .filter((other) => isPublic(other, now) && other.settings.robots !== 'noindex')
    .flatMap((other) => {
      const content = other.locales[language];
      return content ? [{ label: namePage(content), path: other.path }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return { siblings };
}

/** @returns the pages that `parts` names, in its order, without those that are not public in the language */
export function partsOf(
  { documents }: ContentSnapshot,
  { settings: { parts } }: PageDocument,
  language: keyof PerLocale,
  now: Date,
): Extras<'builtFrom'> {
  if (!parts) return {};
  const builtFrom = parts.flatMap((path) => {
    const part = documents.get(path);
    const content = part && isPublic(part, now) ? part.locales[language] : undefined;
    const text = content?.og__description ?? content?.meta_description;
    return content && text ? [{ label: namePage(content), path, text }] : [];
  });
  return { builtFrom };
}

type ReadBlock = AnyBlock & {
  readonly title?: string;
  readonly nav?: string;
  readonly surface?: Surface;
  readonly actions?: readonly Cta[];
};

/** @returns the titled sections by their short names, and the first action of the page's head */
export function contentsOf(
  { settings }: PageDocument,
  content: LocalizedContent,
  { isSection }: Pick<PageBlocks, 'isSection'>,
): Extras<'contents'> {
  if (!WITH_CONTENTS.includes(settings.template)) return {};
  const blocks = content.blocks as readonly ReadBlock[];
  const sections = blocks
    .filter((block) => isSection(block))
    .flatMap(({ id, nav, title }) => {
      const label = nav ?? title;
      return label ? [{ id, label }] : [];
    });
  const [action] = blocks[0]?.actions ?? [];
  return { contents: { sections, ...(action ? { action } : {}) } };
}

/** @returns the surface with which the page opens: that of its layout, or of its first block */
export function openingOf({ settings }: PageDocument, content: LocalizedContent): Extras<'opening'> {
  if (!WITH_OPENING.includes(settings.template)) return {};
  const [first] = content.blocks as readonly ReadBlock[];
  const opening = settings.layout === 'purple955' ? 'purple955' : first?.surface;
  return opening ? { opening } : {};
}
