import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { describeFile } from '#src/server/http/describeFile.ts';
import { createChooseEncoding } from '#src/server/http/encodings.ts';
import { isKnownFile, type KnownFiles } from '#src/server/http/knownFiles.ts';
import { createRouter } from '#src/server/http/createRouter.ts';

const ASSETS_PATH = '/static';

/**
 * The build's hashed files, this one's and the last ones', compressed once by the build. One that is missing is 404 without
 * HTML and without being kept: a page in its place would run as a script, and a kept 404 would outlive the deploy.
 *
 * @param directory the client's output folder
 * @param known its files; undefined where they change, in development: then the disk is asked, and there are no copies
 */
export function createHashedAssets(directory: string, known: KnownFiles | undefined): Router {
  const router = createRouter();
  router.use(
    ASSETS_PATH,
    createChooseCopy(known),
    createPlainFiles(directory, known),
    function missingAsset(_req, res) {
      res.removeHeader('Content-Encoding');
      res.status(404).set('Cache-Control', cachePolicies.none).type('text/plain').send('Not found');
    },
  );
  return router;
}

function createPlainFiles(directory: string, known: KnownFiles | undefined): RequestHandler {
  const serveFile = express.static(directory, {
    index: false,
    redirect: false,
    setHeaders: describeFile(cachePolicies.immutable),
  });
  return function plainFiles(req, res, next) {
    if (known && !isKnownFile(known(), req.path)) next();
    else serveFile(req, res, next);
  };
}

const chooseEncoding = createChooseEncoding(['br', 'gzip', 'identity'] as const);

/** The copies that the build makes of each file worth it (webpack/client.mjs). */
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

function createChooseCopy(known: KnownFiles = () => new Set()): RequestHandler {
  return function chooseCopy(req, res, next) {
    const { path: name } = req;
    if (known().has(name + EXTENSIONS.br)) {
      res.vary('Accept-Encoding');
      const encoding = chooseEncoding(req.headers['accept-encoding']);
      if (encoding !== 'identity' && known().has(name + EXTENSIONS[encoding])) {
        res.set('Content-Encoding', encoding).type(path.extname(name));
        req.url = name + EXTENSIONS[encoding];
      }
    }
    next();
  };
}
