import { isEmptyCampaign, readCampaign, type Campaign } from '#src/shared/address/campaign.ts';
import { Store } from '#src/stores/Store.ts';
import { keepCampaign, readKeptCampaign } from '#src/visitor/data/keptCampaign.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/**
 * What is known of the visitor of this tab: all who need the campaign ask here, and nothing else reads what is kept of it. The
 * server knows nothing, since its pages are the same for everybody.
 */
export class VisitorStore extends Store {
  /** What the visit came with, over all pages and layouts of the visit; else what an earlier visit has kept with consent. */
  campaign: Campaign = {};
  /** It is of an earlier visit. */
  #isKept = false;

  /**
   * The visitor has come to a page. The first campaign of a visit stays: a later one is of the site's own links.
   *
   * @param search the query of the page's address
   */
  arrive(search: string) {
    if (!isEmptyCampaign(this.campaign)) return;
    const came = readCampaign(search);
    const campaign = isEmptyCampaign(came) ? readKeptCampaign() : came;
    if (isEmptyCampaign(campaign)) return;
    this.#isKept = campaign !== came;
    if (!this.#isKept) keepCampaign(came);
    this.#know(campaign);
  }

  /** The visitor has answered the question for consent: what the visit came with is kept now, or what was kept is forgotten. */
  answer() {
    if (!hasConsent('analytics')) {
      if (this.#isKept) this.#know({});
    } else if (!isEmptyCampaign(this.campaign)) keepCampaign(this.campaign);
  }

  #know(campaign: Campaign) {
    this.change(() => {
      this.campaign = campaign;
    });
  }
}
