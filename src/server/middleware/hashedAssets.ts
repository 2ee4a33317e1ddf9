import express, { type Router } from 'express';
import { createRouter } from '#src/server/createRouter.ts';
import { cachePolicies } from '#config/cachePolicies.ts';

export const ASSETS_PATH = '/static';

/**
 * The build's hashed files, this one's and the last ones'. One that is missing is 404 without HTML and without being kept:
 * a page in its place would run as a script, and a kept 404 would outlive the deploy (EXAMPLES, pain 7).
 *
 * @param directory the client's output folder
 */
export function createHashedAssets(directory: string): Router {
  const router = createRouter();
  router.use(
    ASSETS_PATH,
    express.static(directory, {
      index: false,
      redirect: false,
      setHeaders: (res) => res.setHeader('Cache-Control', cachePolicies.immutable),
    }),
    function missingAsset(_req, res) {
      res.status(404).set('Cache-Control', cachePolicies.none).type('text/plain').send('Not found');
    },
  );
  return router;
}
