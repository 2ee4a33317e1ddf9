import express, { type RequestHandler } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { describeFile } from '#src/server/http/describeFile.ts';

/**
 * The files of `public/`, as they are.
 *
 * @param directory the folder
 */
export function createPublicFiles(directory: string): RequestHandler {
  return express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: describeFile(cachePolicies.publicFile),
  });
}
