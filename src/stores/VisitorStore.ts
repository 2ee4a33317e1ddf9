import { isEmptyCampaign, readCampaign, type Campaign } from '#src/shared/address/campaign.ts';
import { Store } from '#src/stores/Store.ts';

/**
 * What is known of the visitor of this tab: all who need the campaign ask here. In memory only; what is kept of it, with consent,
 * `startCampaign` writes and brings. The server knows nothing, since its pages are the same for everybody.
 */
export class VisitorStore extends Store {
  /** What the visit came with, over all pages and layouts of the visit; else what an earlier visit has kept. */
  campaign: Campaign = {};

  /**
   * The visitor has come to a page. The first campaign of a visit stays: a later one is of the site's own links.
   *
   * @param search the query of the page's address
   */
  arrive(search: string) {
    const campaign = readCampaign(search);
    if (isEmptyCampaign(this.campaign) && !isEmptyCampaign(campaign)) this.know(campaign);
  }

  /** From now on this is the campaign of the visit. */
  know(campaign: Campaign) {
    this.change(() => {
      this.campaign = campaign;
    });
  }
}
