/** `npm run build`: the production build, in `dist/`; what is there already, of the present sources, stays. */
import { build } from './lib/build.mjs';

await build();
