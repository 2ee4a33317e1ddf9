import babelLoader from 'babel-loader';
import { NEEDS_BABEL } from './shared.mjs';

/** A loader: Babel, for the one file in five that has what only Babel rewrites. Of the others it would make the same, in its time. */
export default function babelWhereNeeded(source, map) {
  if (NEEDS_BABEL.test(source)) babelLoader.call(this, source, map);
  else this.callback(null, source, map);
}
