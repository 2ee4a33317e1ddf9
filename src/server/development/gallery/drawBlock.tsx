import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ChunkExtractorManager } from '@loadable/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { PublicSite } from '#config/publicConfig.ts';
import type { SiteApi } from '#src/api/siteApi.ts';
import { BlockView } from '#src/app/BlockView.tsx';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import type { Assets } from '#src/server/render/assets.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { createStores } from '#src/stores/createStores.ts';
import { StoresProvider } from '#src/stores/StoresContext.tsx';

// As where pages are rendered: observers would be kept for seconds (docs/decisions/0004).
enableStaticRendering(true);

/** What stands around a block on a page. */
interface Surroundings {
  readonly site: PublicSite;
  readonly i18n: I18n;
  readonly api: SiteApi;
  readonly assets: Pick<Assets, 'createExtractor'>;
}

/**
 * One block, as a visitor without JavaScript sees it, with the tags of its styles.
 *
 * @returns HTML
 * @throws what the block throws
 */
export async function drawBlock(block: AnyBlock, { site, i18n, api, assets }: Surroundings): Promise<string> {
  const failure = Promise.withResolvers<never>();
  const rendered = prerenderToNodeStream(
    <ChunkExtractorManager extractor={assets.createExtractor()}>
      <I18nProvider i18n={i18n}>
        <SiteProvider value={site}>
          <StoresProvider value={createStores(api, { ui: { online: true } })}>
            <StaticRouter location="/">
              <BlockView block={block} />
            </StaticRouter>
          </StoresProvider>
        </SiteProvider>
      </I18nProvider>
    </ChunkExtractorManager>,
    { onError: (error) => failure.reject(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { prelude } = await Promise.race([rendered, failure.promise]);
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
