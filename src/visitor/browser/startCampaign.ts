import type { VisitorContext } from '#src/client/VisitorContext.ts';
import { isEmptyCampaign } from '#src/shared/address/campaign.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { keepCampaign, readKeptCampaign } from '#src/visitor/data/keptCampaign.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/**
 * With consent, keeps what the visit came with, at once or when the visitor agrees later in the visit; a visit that came with
 * nothing has what an earlier one kept. A refusal forgets what was known from there alone.
 */
export function startCampaign({ stores: { visitor } }: Pick<VisitorContext, 'stores'>): void {
  let isRecalled = false;
  const update = () => {
    if (!hasConsent('analytics')) {
      if (!isRecalled) return;
      isRecalled = false;
      visitor.know({});
    } else if (isEmptyCampaign(visitor.campaign)) {
      const kept = readKeptCampaign();
      isRecalled = !isEmptyCampaign(kept);
      if (isRecalled) visitor.know(kept);
    } else if (!isRecalled) keepCampaign(visitor.campaign);
  };
  update();
  visitor.subscribe(update);
  onConsent(update);
}
