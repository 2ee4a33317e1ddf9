import type { VisitorContext } from '#src/visitor/browser/VisitorContext.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';

/** Keeps what the visit came with once the visitor agrees to it. */
export function startCampaign({ stores }: Pick<VisitorContext, 'stores'>): void {
  onConsent(() => stores.visitor.answer());
}
