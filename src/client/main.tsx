import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/client/laterLayout.css';
import '#src/client/navigation/pageTransition.css';
import '#src/app/keptStyles.ts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { startTransition } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createBrowserApi, fetchJson } from '#src/api/createBrowserApi.ts';
import { BOOT_ID, type Boot } from '#src/app/boot.ts';
import { loadPageChunks } from '#src/app/pageChunks.ts';
import { Document } from '#src/app/Document.tsx';
import { installButtonEvents } from '#src/client/buttonEvents.ts';
import { installCampaignLinks } from '#src/client/campaignLinks.ts';
import { installChunkReloadGuard } from '#src/client/chunkReloadGuard.ts';
import { createPageFetcher } from '#src/client/createPageFetcher.ts';
import { createIslands } from '#src/client/createIslands.ts';
import { createPageLoader } from '#src/client/createPageLoader.ts';
import { installDelegatedLinks } from '#src/client/delegatedLinks.ts';
import { nextPaint } from '#src/client/nextPaint.ts';
import { knowJoinedStyles } from '#src/client/knowJoinedStyles.ts';
import { layOut, layOutInSlices } from '#src/client/laterLayout.ts';
import { MarkHydrated } from '#src/client/MarkHydrated.tsx';
import { addressNow, hasMovedOn } from '#src/client/navigation/hasMovedOn.ts';
import { NavigatedPage } from '#src/client/navigation/NavigatedPage.tsx';
import { startNavigation } from '#src/client/navigation/startNavigation.ts';
import { installLinkPrefetch, isFrugalConnection, whenIdle } from '#src/client/prefetchLinks.ts';
import { createPrefetcher } from '#src/client/prefetchPages.ts';
import { readKeptParts } from '#src/client/readKeptParts.ts';
import { createShowBroken } from '#src/client/showBroken.tsx';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { firstSignOfLife } from '#src/features/island/whenWanted.ts';
import { WordsContext } from '#src/i18n/WordsContext.ts';
import { KeptProvider } from '#src/ui/kept/Kept.tsx';
import { onceAsync } from '#src/shared/onceAsync.ts';
import { nextTask } from '#src/shared/nextTask.ts';
import { createStores } from '#src/stores/createStores.ts';
import { closeMenus } from '#src/ui/menus/closeMenus.ts';
import type * as VisitorModule from '#src/client/startVisitor.ts';
import type { VisitorContext } from '#src/client/VisitorContext.ts';
import { storageAt } from '#src/visitor/data/firstStorage.ts';

/** The browser takes over the server's page. Nothing on it has to wait for this to be read, followed or sent. */
async function hydrate(boot: Boot, bootText: string, i18n: I18n) {
  const api = createBrowserApi(boot.site.locale);
  const stores = createStores(api, boot.stores);
  const fetchPage = createPageFetcher({ api, messagesUrl: boot.messagesUrl, build: boot.page.build });
  const prefetched = createPrefetcher({ fetchPage, now: () => performance.now(), isFrugal: isFrugalConnection });
  const load = createPageLoader({ fetchPage, prefetched, i18n, loading: stores.loading });
  const isElsewhere = hasMovedOn();
  // The address of a form is no page: navigation is to start on the one that is shown, and a reload to ask for it.
  if (boot.address !== undefined) window.history.replaceState(null, '', boot.address);
  const address = addressNow();
  const { navigation, stage } = startNavigation({ page: boot.page, load, loading: stores.loading });
  stage.onPage(installLinkPrefetch({ site: boot.site, prefetch: prefetched.prefetch }));
  stage.onPage(broken.hide);
  await nextTask();
  await loadPageChunks(boot.page, 'template');
  const islands = createIslands(address, broken.show);
  const loadWords = onceAsync(async () => i18n.load(i18n.locale, await fetchJson<Messages>(boot.messagesUrl)));
  const visitor: VisitorContext = {
    site: boot.site,
    stores,
    firstTemplate: boot.page.template,
    i18n,
    messagesUrl: boot.messagesUrl,
    onPage: stage.onPage,
  };
  const page = (
    <KeptProvider value={readKeptParts(document)}>
      <WordsContext value={loadWords}>
        <IslandsContext value={islands}>
          <Document boot={boot} bootText={bootText} i18n={i18n} stores={stores}>
            <MarkHydrated
              then={() => {
                // Whoever goes back while React begins has it begin at an address that is not the page's.
                if (isElsewhere || addressNow() !== address) void navigation.renew();
                beginLife(visitor);
              }}
            />
            <NavigatedPage stage={stage} navigator={navigation.navigator} />
          </Document>
        </IslandsContext>
      </WordsContext>
    </KeptProvider>
  );
  await nextPaint();
  // In slices, between which the browser can do what the visitor wants: a transition's work may wait.
  startTransition(() => {
    hydrateRoot(document, page, createHealing(navigation.renew));
  });
  installCampaignLinks({ visitor: stores.visitor, origins: Object.values(boot.site.consoles) });
  installDelegatedLinks({ site: boot.site, navigate: navigation.follow });
}

/**
 * A translator or an extension has changed the document before React took it over: React draws the page itself then, and what
 * stood in the document alone is gone. Once it is drawn anew, of all that it is made of.
 */
function createHealing(renew: () => Promise<void>): HydrationOptions {
  const renewOnce = onceAsync(renew);
  const heal = (words: string) => (error: unknown) => {
    console.error(words, error);
    void renewOnce();
  };
  return {
    onRecoverableError: heal('The page did not hydrate as it was rendered'),
    onCaughtError: heal('The page broke'),
  };
}

/**
 * What a page begins when it is awake. Who has been here may have agreed to something that begins by itself. Who has not is
 * asked when they have done anything: a page that nobody reads loads nothing for it.
 */
function beginLife(visitor: VisitorContext) {
  visitor.onPage(layOutInSlices);
  const begin = () => whenIdle(() => withVisitor(({ startVisitor }) => void startVisitor(visitor)));
  if (hasBeenHere() || visitor.site.thirdParties?.tags?.forced) begin();
  else void firstSignOfLife().then(begin);
}

const hasBeenHere = () => Boolean(storageAt('local')?.length);

/** What nobody waits for: consent, tags, chat, measurements. Where it does not come, the page is as whole as before. */
function withVisitor(use: (module: typeof VisitorModule) => void) {
  void import(/* webpackChunkName: "visitor" */ '#src/client/startVisitor.ts').then(use, () => undefined);
}

const bootText = document.getElementById(BOOT_ID)?.textContent ?? '';
const boot = JSON.parse(bootText) as Boot;
const i18n = setupI18n({ locale: boot.site.locale, messages: { [boot.site.locale]: boot.messages } });
const broken = createShowBroken(i18n);
installChunkReloadGuard(() => {
  broken.show();
  // It will not be alive: nothing would lay out the rest of it, and a page that grows under a click loses it.
  layOut();
});
// Who has never been here is led nowhere: nothing is kept.
if (window.location.pathname === '/' && hasBeenHere()) {
  withVisitor(({ leadToKeptLocale }) => leadToKeptLocale(boot.site));
}
// Heard from now on, whoever asks for it later.
void firstSignOfLife();
installButtonEvents();
knowJoinedStyles(document);
closeMenus({ menus: () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]') });
void hydrate(boot, bootText, i18n);
