import { readCampaign, withCampaign } from '#src/shared/address/campaign.ts';
import type { VisitorStore } from '#src/stores/VisitorStore.ts';

interface CampaignLinksOptions {
  readonly visitor: Pick<VisitorStore, 'campaign'>;
  /** Where the campaign goes on to. */
  readonly origins: readonly string[];
}

/** Whatever of it comes first, comes before the link is followed, opened in a tab or copied. */
const BEFORE_USE = ['pointerdown', 'focusin', 'click'];

/**
 * Has links to the consoles carry what the visit came with, those of static blocks too: the server has made these for
 * everybody, and hydration leaves them alone.
 */
export function installCampaignLinks({ visitor, origins }: CampaignLinksOptions): void {
  // How each link came, and what was made of it: a campaign that is forgotten leaves the links, too.
  const links = new WeakMap<HTMLAnchorElement, readonly [came: string, made: string]>();
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !origins.includes(link.origin)) return;
    const before = links.get(link);
    if (before?.[1] === link.href) link.href = before[0];
    const { href, search } = link;
    // A button's own parameters were chosen for it (SPEC part 3, customUTM); others stand in for a campaign that is not known.
    const own = link.dataset.utm === undefined ? {} : readCampaign(search);
    link.href = withCampaign(href, { ...visitor.campaign, ...own });
    links.set(link, [href, link.href]);
  };
  for (const type of BEFORE_USE) document.addEventListener(type, carry, { capture: true, passive: true });
}
