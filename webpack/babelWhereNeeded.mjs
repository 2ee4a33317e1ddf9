import { parseSync } from '@swc/core';
import babelLoader from 'babel-loader';
import { FAST_REFRESH, NEEDS_BABEL } from './shared.mjs';

/** What fast refresh marks: components, and hooks by how they are named. */
const COMPONENTS = /\.tsx$/;
const HOOK = /\buse[A-Z]/;

/**
 * A loader: Babel, for the one file in five that has what only Babel rewrites. Of the others it would make the same, in its time.
 * In development also for what fast refresh marks, and for what cannot be read: who edits a file is told what is wrong with it in
 * Babel's words, and by its place.
 */
export default function babelWhereNeeded(source, map) {
  const { plugins } = this.getOptions();
  const isRefreshed = plugins.includes(FAST_REFRESH) && (COMPONENTS.test(this.resourcePath) || HOOK.test(source));
  const isUnsound = () => this.mode === 'development' && !isSound(source, this.resourcePath);
  if (NEEDS_BABEL.test(source) || isRefreshed || isUnsound()) babelLoader.call(this, source, map);
  else this.callback(null, source, map);
}

/** In a fifth of Babel's time. */
function isSound(source, file) {
  try {
    parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
    return true;
  } catch {
    return false;
  }
}
