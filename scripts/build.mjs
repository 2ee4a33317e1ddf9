/**
 * `npm run build`: the production build, in `dist/`; what is there already, of the present sources, stays. With `--all` nothing
 * does.
 */
import { build } from './lib/build.mjs';
import { giveUp } from './lib/giveUp.mjs';

await build({ all: process.argv.includes('--all') }).catch(giveUp);
