import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { renderToString } from 'react-dom/server';
import { contentDirectory } from '#config/env.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#config/locales.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { DEFAULT_SITE, sites } from '#config/sites.ts';
import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import type { Services } from '#src/server/createServices.ts';
import { collectGallery } from '#src/server/development/gallery/collectGallery.ts';
import { drawBlock } from '#src/server/development/gallery/drawBlock.tsx';
import { drawScene, sceneNames } from '#src/server/development/scenes/drawScenes.ts';
import { collectTranslations } from '#src/server/development/translations/collectTranslations.ts';
import { createContentSecurityPolicy } from '#src/server/middleware/contentSecurityPolicy.ts';
import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { fillBlocks } from '#src/server/pages/fillBlocks.ts';
import { readAssets } from '#src/server/render/assets.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { GalleryDocument } from '#src/specimens/GalleryDocument.tsx';
import { SceneDocument } from '#src/specimens/SceneDocument.tsx';
import { SPECIMEN_ASSETS } from '#src/specimens/specimenAssets.ts';
import { SpecimenDocument } from '#src/specimens/SpecimenDocument.tsx';
import { TranslationsDocument } from '#src/specimens/TranslationsDocument.tsx';

interface SpecimenOptions {
  readonly services: Pick<Services, 'env' | 'source' | 'prices' | 'catalogOf' | 'content'>;
  readonly root: string;
  /** Where the build is. */
  readonly dist: string;
}

/** Answers `/__ui`, `/__ui/blocks`, `/__ui/translations` and `/__ui/scenes` under the site's own policy, and hands on everything else. For development only. */
export function createSpecimenApp(options: SpecimenOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const page = (path: string, render: (req: Request) => string | undefined | Promise<string | undefined>) => {
    app.get(
      path,
      createSecurityHeaders(),
      createContentSecurityPolicy(),
      async (req: Request, res: Response, next: NextFunction) => {
        const html = await render(req);
        if (html === undefined) next();
        else res.type('html').send(`<!DOCTYPE html>${html}`);
      },
    );
  };
  page('/__ui', () => renderToString(<SpecimenDocument {...SPECIMEN_ASSETS} />));
  page('/__ui/blocks', () => renderGallery(options));
  page('/__ui/translations', () => renderTranslations(options));
  page('/__ui/scenes', () => renderScene(sceneNames()[0] ?? '', options));
  page('/__ui/scenes/:name', ({ params: { name } }) => renderScene(String(name), options));
  return app;
}

/** The first site that is in the language, the main one before all. */
const siteOf = (locale: LocaleCode) =>
  [sites[DEFAULT_SITE], ...Object.values(sites)].find(({ locales }) => locales.includes(locale)) ?? sites[DEFAULT_SITE];

function createDraw({ services: { source, catalogOf }, dist }: SpecimenOptions) {
  const assets = readAssets(dist);
  const draw = (block: AnyBlock, locale: LocaleCode) =>
    drawBlock(block, {
      site: createPublicSite(siteOf(locale), locale),
      i18n: catalogOf(locale).i18n,
      api: {
        getPage: () => Promise.reject(new Error('A block asks for no page')),
        getFavoritePosts: () => source.getFavoritePosts(locale),
        getEntries: () => Promise.resolve(undefined),
      },
      assets,
    });
  return { draw, stylesheets: assets.styles };
}

function renderTranslations({ services: { env, content }, root, dist }: SpecimenOptions): string {
  const pages = collectTranslations(content.snapshot, contentDirectory(env, root));
  const { styles } = readAssets(dist);
  return renderToString(<TranslationsDocument pages={pages} stylesheets={styles} />);
}

async function renderScene(name: string, options: SpecimenOptions): Promise<string | undefined> {
  const names = sceneNames();
  if (!names.includes(name)) return undefined;
  const { draw, stylesheets } = createDraw(options);
  const { prices } = options.services;
  const showings = await drawScene(name, async (block, locale) => {
    const filled = fillBlocks([block], blockServers, { prices: { prices, locale } });
    return (await Promise.all(filled.map((shown) => draw(shown, locale)))).join('');
  });
  return renderToString(<SceneDocument name={name} names={names} showings={showings} stylesheets={stylesheets} />);
}

async function renderGallery(options: SpecimenOptions): Promise<string> {
  const { env, source } = options.services;
  const { draw, stylesheets } = createDraw(options);
  const blocks = await collectGallery({
    directory: contentDirectory(env, options.root),
    source,
    draw: (block) => draw(block, DEFAULT_LOCALE),
  });
  return renderToString(<GalleryDocument blocks={blocks} stylesheets={stylesheets} />);
}
