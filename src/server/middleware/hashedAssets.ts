import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import Negotiator from 'negotiator';
import { cachePolicies } from '#config/cachePolicies.ts';
import { describeFile } from '#src/server/http/describeFile.ts';
import { createRouter } from '#src/server/http/createRouter.ts';

const ASSETS_PATH = '/static';

/** The copies that the build makes of each file worth it, best first (webpack/client.mjs). */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The build's hashed files, this one's and the last ones', compressed once by the build. One that is missing is 404 without
 * HTML and without being kept: a page in its place would run as a script, and a kept 404 would outlive the deploy.
 *
 * @param directory the client's output folder
 */
export function createHashedAssets(directory: string): Router {
  const router = createRouter();
  router.use(
    ASSETS_PATH,
    createChooseCopy(directory),
    express.static(directory, {
      index: false,
      redirect: false,
      setHeaders: describeFile(cachePolicies.immutable),
    }),
    function missingAsset(_req, res) {
      res.removeHeader('Content-Encoding');
      res.status(404).set('Cache-Control', cachePolicies.none).type('text/plain').send('Not found');
    },
  );
  return router;
}

/** Hashed files never change, so which copies there are is known at start. */
function createChooseCopy(directory: string): RequestHandler {
  const files = new Set(existsSync(directory) ? readdirSync(directory) : []);
  return function chooseCopy(req, res, next) {
    const name = req.path.slice(1);
    const copies = COPIES.filter(([, extension]) => files.has(name + extension));
    if (copies.length > 0) {
      res.vary('Accept-Encoding');
      const accepted = new Negotiator(req).encodings(copies.map(([encoding]) => encoding));
      const copy = copies.find(([encoding]) => accepted.includes(encoding));
      if (copy) {
        res.set('Content-Encoding', copy[0]).type(path.extname(name));
        req.url = `/${name}${copy[1]}`;
      }
    }
    next();
  };
}
