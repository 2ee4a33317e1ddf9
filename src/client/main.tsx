import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { setupI18n } from '@lingui/core';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBrowserApi } from '#src/api/createBrowserApi.ts';
import { appRoutes, loadPageContext } from '#src/app/appRoutes.tsx';
import { BOOT_ID, type Boot } from '#src/app/boot.ts';
import { Document } from '#src/app/Document.tsx';
import { loadPageChunks } from '#src/app/pageChunks.ts';
import { installChunkReloadGuard } from '#src/client/chunkReloadGuard.ts';
import { createPageLoader } from '#src/client/createPageLoader.ts';
import { installDelegatedLinks } from '#src/client/delegatedLinks.ts';
import { MarkHydrated } from '#src/client/MarkHydrated.tsx';
import type { Page } from '#src/shared/page.ts';
import { createStores } from '#src/stores/createStores.ts';

/** The browser takes over the server's page. Nothing on it has to wait for this to be read, followed or sent. */
async function hydrate() {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  const i18n = setupI18n({ locale: boot.site.locale, messages: { [boot.site.locale]: boot.messages } });
  const api = createBrowserApi(boot.site.locale);
  const stores = createStores(api, boot.stores);
  const loadPage = createPageLoader({ api, i18n, messagesUrl: boot.messagesUrl });
  const router = createBrowserRouter(appRoutes, {
    hydrationData: boot.router,
    getContext: () => new RouterContextProvider(new Map([[loadPageContext, loadPage]])),
  });
  const [page] = Object.values(boot.router.loaderData ?? {}) as Page[];
  if (page) await loadPageChunks(page, 'hydrated');
  hydrateRoot(
    document,
    <Document boot={boot} i18n={i18n} stores={stores}>
      <MarkHydrated />
      <RouterProvider router={router} />
    </Document>,
    {
      onRecoverableError: (error) => console.error('The page did not hydrate as it was rendered', error),
    },
  );
  installDelegatedLinks({ site: boot.site, navigate: (path) => router.navigate(path) });
}

installChunkReloadGuard();
void hydrate();
