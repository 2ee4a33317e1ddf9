import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { ReloadNotice } from '#src/visitor/view/ReloadNotice.tsx';

/** Puts the notice beside the page, into a live region that is there before its words. */
export function mountReloadNotice(i18n: I18n): void {
  // No element of the page has this name, so React cannot take it for one of its own.
  const place = document.createElement('site-reload');
  place.setAttribute('role', 'status');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'reload-' }).render(
    <I18nProvider i18n={i18n}>
      <ReloadNotice />
    </I18nProvider>,
  );
}
