import { startCampaign } from '#src/visitor/browser/startCampaign.ts';
import { startChat } from '#src/visitor/browser/startChat.ts';
import { startConsent } from '#src/visitor/browser/startConsent.ts';
import { startLocale } from '#src/visitor/browser/startLocale.ts';
import { startMeasurements } from '#src/visitor/browser/startMeasurements.ts';
import { startRegion } from '#src/visitor/browser/startRegion.ts';
import { startTags } from '#src/visitor/browser/startTags.ts';
import type { VisitorContext } from '#src/visitor/browser/VisitorContext.ts';

export { leadToKeptLocale } from '#src/visitor/browser/leadToKeptLocale.ts';

/**
 * What a page does beside being read: nothing of it is needed to read, navigate or send, so it comes when the page is painted,
 * awake and the browser idle.
 */
export function startVisitor(context: VisitorContext): void {
  startConsent(context);
  startCampaign(context);
  startLocale(context);
  startRegion(context);
  startTags(context);
  startChat(context);
  startMeasurements(context);
}
