import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BrokenNotice } from '#src/client/BrokenNotice.tsx';

/**
 * Says that the page is not whole, beside it: the page itself is then without React, or may be. A live region is put there
 * first, and its words later, since one that comes with its words is often not read out.
 *
 * @returns a function that says so, once
 */
export function createShowBroken(i18n: I18n): () => void {
  let said = false;
  return () => {
    if (said) return;
    said = true;
    const region = document.createElement('div');
    region.setAttribute('role', 'status');
    document.body.append(region);
    createRoot(region).render(
      <I18nProvider i18n={i18n}>
        <BrokenNotice />
      </I18nProvider>,
    );
  };
}
