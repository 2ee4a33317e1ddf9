import path from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { renderToString } from 'react-dom/server';
import { contentDirectory } from '#config/env.ts';
import { DEFAULT_LOCALE } from '#config/locales.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { DEFAULT_SITE, sites } from '#config/sites.ts';
import type { Services } from '#src/server/createServices.ts';
import { collectGallery } from '#src/server/development/gallery/collectGallery.ts';
import { drawBlock } from '#src/server/development/gallery/drawBlock.tsx';
import { createContentSecurityPolicy } from '#src/server/middleware/contentSecurityPolicy.ts';
import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { readAssets } from '#src/server/render/assets.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { GalleryDocument } from '#src/specimens/GalleryDocument.tsx';
import { SPECIMEN_ASSETS } from '#src/specimens/specimenAssets.ts';
import { SpecimenDocument } from '#src/specimens/SpecimenDocument.tsx';

interface SpecimenOptions {
  readonly services: Pick<Services, 'env' | 'source' | 'catalogOf'>;
  readonly root: string;
  /** Where the build is. */
  readonly dist: string;
}

/** Answers `/__ui` and `/__ui/blocks` under the site's own policy, and hands on everything else. For development only. */
export function createSpecimenApp(options: SpecimenOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/__ui', createSecurityHeaders(), createContentSecurityPolicy(), (_req: Request, res: Response) => {
    res.type('html').send(`<!DOCTYPE html>${renderToString(<SpecimenDocument {...SPECIMEN_ASSETS} />)}`);
  });
  app.get(
    '/__ui/blocks',
    createSecurityHeaders(),
    createContentSecurityPolicy(),
    async (_req: Request, res: Response) => {
      res.type('html').send(`<!DOCTYPE html>${await renderGallery(options)}`);
    },
  );
  return app;
}

async function renderGallery({ services: { env, source, catalogOf }, root, dist }: SpecimenOptions): Promise<string> {
  const assets = readAssets(path.join(dist, 'loadable-stats.json'));
  const surroundings = {
    site: createPublicSite(sites[DEFAULT_SITE], DEFAULT_LOCALE),
    i18n: catalogOf(DEFAULT_LOCALE).i18n,
    api: {
      getPage: () => Promise.reject(new Error('A block asks for no page')),
      getFavoritePosts: () => source.getFavoritePosts(DEFAULT_LOCALE),
    },
    assets,
  };
  const draw = (block: AnyBlock) => drawBlock(block, surroundings);
  const blocks = await collectGallery({ directory: contentDirectory(env, root), source, draw });
  return renderToString(<GalleryDocument blocks={blocks} stylesheets={assets.styles} />);
}
