import { transformSync } from '@swc/core';
import babelLoader from 'babel-loader';
import { NEEDS_BABEL } from './shared.mjs';
import { howToStrip } from './howToStrip.ts';

/**
 * A loader: Babel, for the one file in five that has what only Babel rewrites. Of the others it would make the same, in its time.
 * In development also for what cannot be read: who edits a file is told what is wrong with it in Babel's words, and by its place.
 */
export default function babelWhereNeeded(source, map) {
  const isUnsound = () => this.mode === 'development' && !isSound(source, this.resourcePath);
  if (NEEDS_BABEL.test(source) || isUnsound()) babelLoader.call(this, source, map);
  else this.callback(null, source, map);
}

/** In a tenth of Babel's time; to be given what swc has read would take twice as long as what it makes of it. */
function isSound(source, file) {
  try {
    transformSync(source, { configFile: false, swcrc: false, jsc: howToStrip(file) });
    return true;
  } catch {
    return false;
  }
}
