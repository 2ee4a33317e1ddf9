import type { Messages } from '@lingui/core';
import { fetchJson } from '#src/api/createBrowserApi.ts';
import { resetRestoredForms } from '#src/client/restoredForms.ts';
import { onceAsync } from '#src/shared/onceAsync.ts';
import { nextTask } from '#src/shared/nextTask.ts';
import { startCampaign } from '#src/visitor/browser/startCampaign.ts';
import { startChat } from '#src/visitor/browser/startChat.ts';
import { startConsent } from '#src/visitor/browser/startConsent.ts';
import { startLocale } from '#src/language/browser/startLocale.ts';
import { startMeasurements } from '#src/visitor/browser/startMeasurements.ts';
import { startRegion } from '#src/visitor/browser/startRegion.ts';
import { startTags } from '#src/visitor/browser/startTags.ts';
import type { VisitorContext } from '#src/client/VisitorContext.ts';

export { leadToKeptLocale } from '#src/language/browser/leadToKeptLocale.ts';

/** @returns where the words of `visitor-` chunks alone are: one in seventy of all, so nobody who is only asked loads the rest */
const visitorMessages = (url: string) => url.replace('/messages-', '/messages-visitor-');

/**
 * What a page does beside being read: nothing of it is needed to read, navigate or send, so it comes when the page is painted,
 * awake and the browser idle; each in a task of its own.
 */
export async function startVisitor(context: VisitorContext): Promise<void> {
  const { i18n, messagesUrl } = context;
  const loadWords = onceAsync(async () =>
    i18n.load(i18n.locale, await fetchJson<Messages>(visitorMessages(messagesUrl))),
  );
  const speaking = { ...context, loadWords };
  const starts = [startCampaign, startLocale, startRegion, startTags, startChat, startMeasurements];
  for (const start of [startConsent, resetRestoredForms, ...starts]) {
    await nextTask();
    try {
      start(speaking);
    } catch (error) {
      // None of them needs another.
      console.error('A part of the visit did not start', error);
    }
  }
}
