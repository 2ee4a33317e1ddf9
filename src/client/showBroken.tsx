import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';
import { BrokenNotice } from '#src/client/BrokenNotice.tsx';

/** Says that the page is not whole, and takes that back. */
interface ShowBroken {
  /** Once a page: who has closed it is left alone. */
  readonly show: () => void;
  /** For the page that follows, which may be whole. */
  readonly hide: () => void;
}

/**
 * Says it beside the page, which is then without React, or may be. A live region is put there first, and its words later,
 * since one that comes with its words is often not read out.
 */
export function createShowBroken(i18n: I18n): ShowBroken {
  let root: Root | undefined;
  return {
    show() {
      root ??= createRoot(createRegion());
      root.render(
        <I18nProvider i18n={i18n}>
          <BrokenNotice />
        </I18nProvider>,
      );
    },
    hide: () => root?.render(null),
  };
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
