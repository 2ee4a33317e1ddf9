import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PublicSite } from '#config/publicConfig.ts';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import type { Stores } from '#src/stores/createStores.ts';
import { ConsentBanner } from '#src/visitor/view/ConsentBanner.tsx';

interface MountOptions {
  readonly site: PublicSite;
  readonly stores: Pick<Stores, 'announcer'>;
  readonly i18n: I18n;
  readonly onClose: () => void;
}

/**
 * Puts the question for consent beside the page, which is the same for everybody: a tree of its own, first in the document, so that
 * keys and screen readers come to it first. That it is there is said once.
 *
 * @returns shows and hides it
 */
export function mountBanner({ site, stores, i18n, onClose }: MountOptions): (isShown: boolean) => void {
  // No element of the page has this name, so React cannot take it for one of its own.
  const place = document.createElement('site-consent');
  document.body.prepend(place);
  const root = createRoot(place, { identifierPrefix: 'consent-' });
  const say = (message: ReturnType<typeof msg>) => stores.announcer.announce(i18n._(message));
  const thank = (isKept: boolean) =>
    say(
      isKept
        ? msg`Your choice is saved`
        : msg`Your choice holds until the page is loaded again: this browser keeps nothing.`,
    );
  let before: HTMLElement | null = null;
  let wasShown = false;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) before = relatedTarget;
  });
  const banner = (
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <ConsentBanner onClose={onClose} onAnswer={thank} />
      </SiteProvider>
    </I18nProvider>
  );
  return (isShown) => {
    if (isShown === wasShown) return;
    wasShown = isShown;
    const held = place.contains(document.activeElement);
    flushSync(() => root.render(isShown ? banner : null));
    if (isShown) say(msg`This site asks for your consent. The question is at the beginning of the page.`);
    // Who was in it goes on where they were, or at the content.
    else if (held) (before?.isConnected ? before : document.getElementById('content'))?.focus({ preventScroll: true });
  };
}
