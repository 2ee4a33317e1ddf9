import express, { type RequestHandler } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { describeFile } from '#src/server/http/describeFile.ts';
import { isKnownFile, type KnownFiles } from '#src/server/http/knownFiles.ts';

/**
 * The files of `public/`, as they are.
 *
 * @param directory the folder
 * @param known its files; undefined where it changes, in development: then the disk is asked for every address
 */
export function createPublicFiles(directory: string, known: KnownFiles | undefined): RequestHandler {
  const serveFile = express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: describeFile(cachePolicies.publicFile),
  });
  return function publicFiles(req, res, next) {
    if (known && !isKnownFile(known(), req.path)) next();
    else serveFile(req, res, next);
  };
}
