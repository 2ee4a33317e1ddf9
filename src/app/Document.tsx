import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { BOOT_ID, type Boot } from '#src/app/boot.ts';
import { MenusProvider } from '#src/app/MenusContext.tsx';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import type { Stores } from '#src/stores/createStores.ts';
import { StoresProvider } from '#src/stores/StoresContext.tsx';

interface DocumentProps {
  readonly boot: Boot;
  /** `boot` as it is in the document: the browser reads it there, and has no need to write it. */
  readonly bootText: string;
  readonly i18n: I18n;
  readonly stores: Stores;
  readonly children: ReactNode;
}

/** The whole document: rendered and hydrated by React, so that React itself places the tags of lazy chunks. */
export function Document({ boot, bootText, i18n, stores, children }: DocumentProps) {
  // Messages come and never go: none that is shown changes, so nobody has to be told of those that come.
  const lingui = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  return (
    // Extensions mark the document before React sees it, and so do we (laterLayout.ts).
    <html lang={boot.site.iso} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <LinguiContext value={lingui}>
          <SiteProvider value={boot.site}>
            <StoresProvider value={stores}>
              <MenusProvider value={boot.menus}>{children}</MenusProvider>
            </StoresProvider>
          </SiteProvider>
        </LinguiContext>
        <script
          id={BOOT_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootText }}
        />
      </body>
    </html>
  );
}
