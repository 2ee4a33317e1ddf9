/**
 * A process that renders a page for each request by React alone: the tree of the site, made once, with every component rendered
 * each time, and compressed on the way as the site does it. Bundled for production as the site is (`bundleFloor.mjs`), and part of
 * no image. The arguments are the build, and a folder for what a site keeps; it prints its port.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';
import { pino } from 'pino';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { readEnv } from '#config/env.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';
import { openContent } from '#src/server/boot/openContent.ts';
import { createServices } from '#src/server/createServices.ts';
import { BROTLI_QUALITY } from '#src/server/middleware/compressResponses.ts';
import { readAssets } from '#src/server/render/assets.ts';
import { readCatalogs } from '#src/server/render/catalogs.ts';
import { createTreeMaker } from '#src/server/render/createRenderer.tsx';
import { createMenusOf } from '#src/server/site/createMenusOf.ts';

const [, , dist = '', data = ''] = process.argv;

async function main() {
  const root = path.dirname(dist);
  const env = readEnv({ NODE_ENV: 'production', PAGE_TTL: '0', DATA_DIR: data });
  const logger = pino({ level: 'error' });
  const content = await openContent(env, root, logger);
  const { pages, source } = await createServices({ env, logger, root, dist, content });
  const assets = readAssets(dist);
  const makeTree = createTreeMaker({
    assets,
    catalogOf: readCatalogs(path.join(dist, 'catalogs.json')),
    reuse: false,
  });
  const menusOf = createMenusOf(content, source);

  const treeOf = async (target: string) => {
    const site = sites.main;
    const address = parseAddress(target, site.locales);
    const page = await pages.find({ site, address, match: matchRoute(address.path) });
    if (!page) throw new Error(`There is no page ${target}`);
    return makeTree({
      site: createPublicSite(site, address.locale),
      url: target,
      page,
      menus: menusOf(site, address.locale),
      api: {
        getPage: () => Promise.resolve(page),
        getFavoritePosts: () => source.getFavoritePosts(address.locale),
        getEntries: () => Promise.resolve(undefined),
      },
      onError: fail,
    });
  };

  const trees = new Map<string, Promise<ReactNode>>();
  const server = createServer((req, res) => {
    const target = req.url ?? '/';
    const tree = trees.get(target) ?? treeOf(target);
    trees.set(target, tree);
    void tree.then((made) => render(made, assets.begin, res), fail);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`Listening on http://localhost:${String((server.address() as AddressInfo).port)}`);
}

function render(tree: ReactNode, begin: string, res: ServerResponse): void {
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  compress.pipe(res);
  const { pipe } = renderToPipeableStream(tree, {
    bootstrapScripts: [begin],
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: () => pipe(compress),
    onError: fail,
  });
}

/** A floor that answers with less than the page would be no floor. */
function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

process.once('SIGTERM', () => process.exit());
main().catch(fail);
