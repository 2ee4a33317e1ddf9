import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the server reads of the browser's build. */
const MANIFESTS = ['loadable-stats.json', 'joined-styles.json', 'catalogs.json'];

/**
 * Puts the manifests of a build where the server reads them, each at once: a site that starts meanwhile must not read half
 * of one.
 *
 * @param {{ readFileSync: (file: string, encoding: 'utf8') => string }} built where the build has written its files
 * @param {string} outputPath
 * @returns {string[]} the names of those that have changed
 */
export function writeManifests(built, outputPath) {
  mkdirSync(outputPath, { recursive: true });
  return MANIFESTS.filter((name) => {
    const file = path.join(outputPath, name);
    const text = built.readFileSync(file, 'utf8');
    if (text === readIfThere(file)) return false;
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
    return true;
  });
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
