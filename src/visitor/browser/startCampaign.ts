import type { VisitorContext } from '#src/client/VisitorContext.ts';
import { isEmptyCampaign } from '#src/shared/address/campaign.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { keepCampaign, readKeptCampaign } from '#src/visitor/data/keptCampaign.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/**
 * With consent, keeps what the visit came with, at once or when the visitor agrees later in the visit; a visit that came with
 * nothing has what an earlier one kept. What is refused, or erased here or in another tab, is no longer known from there.
 */
export function startCampaign({ stores: { visitor } }: Pick<VisitorContext, 'stores'>): void {
  let isRecalled = false;
  const forget = () => {
    if (!isRecalled || !isEmptyCampaign(readKeptCampaign())) return;
    isRecalled = false;
    visitor.know({});
  };
  const update = () => {
    forget();
    if (isRecalled || !hasConsent('analytics')) return;
    if (!isEmptyCampaign(visitor.campaign)) {
      keepCampaign(visitor.campaign);
      return;
    }
    const kept = readKeptCampaign();
    isRecalled = !isEmptyCampaign(kept);
    if (isRecalled) visitor.know(kept);
  };
  update();
  visitor.subscribe(update);
  onConsent(update);
  window.addEventListener('storage', forget);
}
