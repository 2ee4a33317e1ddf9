import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');

const STAMP = path.join(root, 'node_modules/.install-stamp');

/**
 * Installs the dependencies when the lockfile is not the one that is installed. Runs on whatever Node the machine has, before
 * anything is installed: it may use nothing but Node's own modules.
 */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing the dependencies');
  // With `NODE_ENV=production` npm leaves out what builds and tests the site.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}

/**
 * @returns {string} a Node of version 24 or newer: the one that is installed with the dependencies, else the machine's
 * @throws {Error} when there is none
 */
export function findNode() {
  const installed = path.join(root, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error('This needs Node 24 or newer, and none is packaged for this platform: install it and try again.');
}
