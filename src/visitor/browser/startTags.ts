import { THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import { onSiteEvent } from '#src/shared/siteEvent.ts';
import { consentMode } from '#src/visitor/browser/consentMode.ts';
import { gtag, pushData } from '#src/visitor/browser/dataLayer.ts';
import { tellAnalytics } from '#src/visitor/browser/tellAnalytics.ts';
import type { SpeakingContext } from '#src/client/VisitorContext.ts';
import { whenLoaded } from '#src/visitor/browser/whenLoaded.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { allows, type Consent } from '#src/visitor/data/consent.ts';
import { REQUIRED_CATEGORIES } from '#src/visitor/data/consentCategories.ts';
import { loadThirdParty } from '#src/visitor/data/loadThirdParty.ts';
import { currentConsent, hasConsent } from '#src/visitor/data/visitorStorage.ts';

const NOBODY: Consent = { accepted: REQUIRED_CATEGORIES, by: 'nobody' };
const CATEGORY = THIRD_PARTY_CATEGORY.tags;
/** How long tags wait for an answer that is on its way, in ms: it is there with the script. */
const WAIT_FOR_UPDATE = 500;

/**
 * The tag manager (SPEC parts 4 and 7): a container that comes with consent to analytics, or is forced; a data layer that
 * says before all else what the visitor has agreed to; button events and page views, with that consent alone.
 */
export function startTags({ site, i18n, loadWords, onPage }: Omit<SpeakingContext, 'stores' | 'firstTemplate'>): void {
  const tags = site.thirdParties?.tags;
  if (!tags) return;
  gtag('consent', 'default', { ...consentMode(NOBODY), wait_for_update: WAIT_FOR_UPDATE });
  const sayWhatStays = onceDone(async () => {
    const [{ mountReloadNotice }] = await Promise.all([
      import(/* webpackChunkName: "visitor-reload" */ '#src/visitor/view/mountReloadNotice.tsx'),
      loadWords(),
    ]);
    mountReloadNotice(i18n);
    return true;
  });
  const load = onceDone(async () => {
    await whenLoaded();
    // Taken back while the page was still loading.
    if (!tags.forced && !hasConsent(CATEGORY)) return false;
    pushData({ 'gtm.start': Date.now(), event: 'gtm.js' });
    await loadThirdParty('tags', `${tags.origin}/gtm.js?id=${tags.container}`, tags.forced);
    // Taken back while the script was on its way.
    if (!tags.forced && !hasConsent(CATEGORY)) sayWhatStays.try();
    return true;
  });
  const follow = (consent: Consent, isAnswer: boolean) => {
    if (consent.by !== 'nobody' || isAnswer) gtag('consent', 'update', consentMode(consent));
    if (allows(consent, CATEGORY) || tags.forced) load.try();
    else if (load.isDone()) sayWhatStays.try();
  };
  follow(currentConsent(), false);
  onConsent((consent) => follow(consent, true));
  tellOfPages(onPage, site.iso);
  tellOfButtons();
}

/** Of client navigations: of the first page the container knows by itself. */
function tellOfPages(onPage: SpeakingContext['onPage'], language: string): void {
  let isFirst = true;
  onPage(() => {
    const isTold = !isFirst && hasConsent(CATEGORY);
    isFirst = false;
    if (!isTold) return;
    // Without the query, which may hold the number of a message.
    pushData({ event: 'page_view', page_path: location.pathname, page_title: document.title, page_language: language });
  });
}

function tellOfButtons(): void {
  onSiteEvent(({ context, event, gtmEvent }) => {
    if (!hasConsent(CATEGORY)) return;
    if (gtmEvent !== undefined) pushData({ event: gtmEvent, context_id: context });
    if (event !== undefined) tellAnalytics(context, event);
  });
}

/**
 * @param task returns whether it was done; a failure is no news to the page
 * @returns tries it until it was done, never twice at a time
 */
function onceDone(task: () => Promise<boolean>): { readonly try: () => void; readonly isDone: () => boolean } {
  let state: 'idle' | 'running' | 'done' = 'idle';
  return {
    isDone: () => state === 'done',
    try() {
      if (state !== 'idle') return;
      state = 'running';
      task().then(
        (isDone) => {
          state = isDone ? 'done' : 'idle';
        },
        () => {
          state = 'idle';
        },
      );
    },
  };
}
