import { ChunkExtractorManager } from '@loadable/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { createPath, type Navigator } from 'react-router';
import type { LocaleCode } from '#config/locales.ts';
import type { PublicSite } from '#config/publicConfig.ts';
import type { SiteApi } from '#src/api/siteApi.ts';
import { FragmentProvider } from '#src/app/BlockView.tsx';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import type { Boot } from '#src/app/boot.ts';
import { Document } from '#src/app/Document.tsx';
import { RoutedPage } from '#src/app/RoutedPage.tsx';
import { pageChunks } from '#src/app/pageChunks.ts';
import { LinkPreviewHead } from '#src/server/render/LinkPreviewHead.tsx';
import { PageAssets } from '#src/server/render/PageAssets.tsx';
import type { Assets } from '#src/server/render/assets.ts';
import type { Catalog } from '#src/server/render/catalogs.ts';
import { fontsOf } from '#src/server/render/fonts.ts';
import { createFragments } from '#src/server/render/createFragments.tsx';
import { createIslandsOf } from '#src/server/render/createIslandsOf.tsx';
import { createShell } from '#src/server/render/createShell.tsx';
import { toHydratedPage } from '#src/server/render/toHydratedPage.ts';
import { describePage } from '#src/server/structured-data/describePage.ts';
import type { ReturnedForm } from '#src/forms/data/formDefinition.ts';
import { serializeJson } from '#src/shared/text/serializeJson.ts';
import { toShellMenus, type ResolvedMenus } from '#src/shared/page/menus.ts';
import type { Page } from '#src/shared/page/page.ts';
import { KeptProvider } from '#src/ui/kept/Kept.tsx';
import { createStores, serializeStores } from '#src/stores/createStores.ts';

// Without it, observers of every request are kept for seconds (docs/decisions/0004).
enableStaticRendering(true);

/** All that a render may depend on: what is not here cannot get into a page that others will see. */
export interface RenderRequest {
  readonly site: PublicSite;
  /** The visitor's path and the declared query, as the router is to see it. */
  readonly url: string;
  readonly page: Page;
  readonly menus: ResolvedMenus;
  readonly api: SiteApi;
  /** For a page that streams; without it the page holds no inline script once it is complete. */
  readonly nonce?: string;
  /** A form that came back; the page is then answered under the address that the form was sent to. */
  readonly returned?: ReturnedForm;
  readonly onError: (error: unknown) => void;
}

/** A render under way. */
export interface Rendering {
  /** Resolves when the shell is ready; rejects when it cannot be rendered. */
  readonly shell: Promise<void>;
  /** Resolves when nothing is pending any more. */
  readonly complete: Promise<void>;
  pipe: PipeableStream['pipe'];
  abort: PipeableStream['abort'];
}

/** Begins a render; its shell may come much later. */
export type RenderPage = (request: RenderRequest) => Rendering | Promise<Rendering>;

interface RendererOptions {
  readonly assets: Assets;
  readonly catalogOf: (locale: LocaleCode) => Catalog;
  /** False: nothing that was rendered before is used again. The benchmark holds the site against that. */
  readonly reuse?: boolean;
}

/** @returns the function that renders pages: no cookie, no header and nothing else of a visitor reaches it */
export function createRenderer(options: RendererOptions): RenderPage {
  const makeTree = createTreeMaker(options);
  return (request) => {
    const { nonce, onError } = request;
    return startRendering(makeTree(request), { nonce, begin: options.assets.begin, onError });
  };
}

/** @returns the function that makes the tree of a page, which React then renders */
export function createTreeMaker({ assets, catalogOf, reuse = true }: RendererOptions) {
  const renderFragment = createFragments();
  const islandsOf = createIslandsOf();
  const shellOf = createShell(reuse);

  return function makeTree({ site, url, page, menus, api, returned }: RenderRequest) {
    const catalog = catalogOf(site.locale);
    const { i18n } = catalog;
    const stores = createStores(api, { ui: { online: true }, ...(returned ? { forms: { returned } } : {}) });
    const chunks = pageChunks(page);
    const tags = assets.tagsOf(chunks);
    const boot: Boot = {
      site,
      menus: toShellMenus(menus),
      messages: catalog.messagesFor(chunks.hydrated),
      messagesUrl: catalog.url,
      stores: serializeStores(stores),
      ...(returned ? { address: url } : {}),
      page: toHydratedPage(page, !returned && !page.preview),
    };
    return (
      <ChunkExtractorManager extractor={tags.extractor}>
        <FragmentProvider value={reuse ? (block) => renderFragment(block, site, i18n) : undefined}>
          <KeptProvider value={shellOf({ menus, site, i18n, current: page.path })}>
            <IslandsContext value={reuse ? islandsOf(nameOf(site, url, returned), tags) : undefined}>
              <Document boot={boot} bootText={serializeJson(boot)} i18n={i18n} stores={stores}>
                <PageAssets
                  tags={tags}
                  fonts={fontsOf(site.locale)}
                  prefix={site.prefix}
                  things={describePage(page, site)}
                />
                <LinkPreviewHead page={page} />
                <RoutedPage page={page} location={locationOf(url)} navigator={NOWHERE} />
              </Document>
            </IslandsContext>
          </KeptProvider>
        </FragmentProvider>
      </ChunkExtractorManager>
    );
  };
}

/** As a browser writes it. By concatenation: `new URL(path, base)` would take a host from a path (docs/decisions/0004). */
function locationOf(url: string) {
  const { pathname, search } = new URL(`http://localhost${url}`);
  return { pathname, search };
}

const refuse = () => {
  throw new Error('A render leads nobody anywhere');
};

/** What is rendered on the server is at one address and stays there. */
const NOWHERE: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: refuse,
  push: refuse,
  replace: refuse,
};

/** Of what a query chooses there is no end, and a form that came back is its visitor's. */
const nameOf = ({ key, variant, locale }: PublicSite, url: string, returned: ReturnedForm | undefined) =>
  returned || url.includes('?') ? undefined : `${key} ${variant} ${locale} ${url}`;

interface StartOptions {
  readonly nonce: string | undefined;
  readonly begin: string;
  readonly onError: (error: unknown) => void;
}

function startRendering(tree: React.ReactNode, { nonce, begin, onError }: StartOptions): Rendering {
  const shell = Promise.withResolvers<void>();
  const complete = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(tree, {
    nonce,
    bootstrapScripts: [begin],
    // Otherwise React sends large finished parts out of order, with an inline script that puts them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: shell.resolve,
    onShellError: shell.reject,
    onAllReady: complete.resolve,
    onError,
  });
  return { shell: shell.promise, complete: complete.promise, pipe, abort };
}
