/** `npm run build`: the production build, in `dist/`. */
import { build } from './lib/build.mjs';

build();
