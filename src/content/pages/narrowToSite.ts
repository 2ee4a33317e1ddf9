import type { SiteKey } from '#config/siteKeys.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

interface WithBlocks {
  readonly blocks: readonly AnyBlock[];
}

/** @returns the same with the blocks that a site shows: the same object where it shows all */
export function narrowToSite<Content extends WithBlocks>(content: Content, site: SiteKey): Content {
  const isShown = ({ sites }: AnyBlock) => !sites || sites.includes(site);
  return content.blocks.every(isShown) ? content : { ...content, blocks: content.blocks.filter(isShown) };
}

/** @returns what each of the sites shows of a page, once where several show the same */
export function variantsOf<Content extends WithBlocks>(content: Content, sites: readonly SiteKey[]): Content[] {
  const variants = new Map<string, Content>();
  for (const site of sites) {
    const variant = narrowToSite(content, site);
    variants.set(variant.blocks.map(({ id }) => id).join('\n'), variant);
  }
  return variants.size > 0 ? [...variants.values()] : [content];
}
