/** `npm run build`: the production build, in `dist/`. With `--stale` only of what is not that of the present sources. */
import { build, ensureBuilt } from './lib/build.mjs';

if (process.argv.includes('--stale')) await ensureBuilt();
else await build();
