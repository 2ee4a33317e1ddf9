import { makeAutoObservable, observableRef } from 'mobx';
import { isEmptyCampaign, readCampaign, type Campaign } from '#src/shared/address/campaign.ts';

/**
 * What is known of the visitor of this tab. In memory only: nothing is stored without consent. The server knows nothing,
 * since its pages are the same for everybody.
 */
export class VisitorStore {
  /** What the visit came with, over all pages and layouts of the visit. */
  campaign: Campaign = {};

  constructor() {
    makeAutoObservable(this, { campaign: observableRef });
  }

  /**
   * The visitor has come to a page. The first campaign of a visit stays: a later one is of the site's own links.
   *
   * @param search the query of the page's address
   */
  arrive(search: string) {
    if (isEmptyCampaign(this.campaign)) this.campaign = readCampaign(search);
  }
}
