import type { SiteKey } from '#config/siteKeys.ts';
import type { ListView } from '#src/content/collections/openList.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** The files of the content, as one page in one language sees them. */
export interface ContentFacts {
  readonly snapshot: ContentSnapshot;
  readonly language: keyof PerLocale;
}

/** The same at a moment: what is public then, and what is over. */
export interface MomentFacts extends ContentFacts {
  readonly now: Date;
  /** The site that shows it. */
  readonly site: SiteKey;
  /** Of a page that is a list: what its address asks for. */
  readonly list?: ListView | undefined;
}

/** What putting a page together asks of its blocks. Their parts on the server answer it, which the content does not know. */
export interface PageBlocks {
  /** @returns the blocks with what the content has for them; one that it has nothing for stays the same object */
  readonly fill: (blocks: readonly AnyBlock[], facts: MomentFacts) => readonly AnyBlock[];
  /** @returns what the blocks add up to, for the template of their page */
  readonly addUp: (blocks: readonly AnyBlock[]) => Partial<Page>;
  /** @returns whether one of the blocks shows what is public at the moment, so that it cannot be kept */
  readonly dependOnMoment: (blocks: readonly AnyBlock[]) => boolean;
  /** @returns whether a reader may look for it in the contents of its page */
  readonly isSection: (block: AnyBlock) => boolean;
}
