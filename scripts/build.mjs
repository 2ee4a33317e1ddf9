/**
 * `npm run build`: the production build, in `dist/`; what is there already, of the present sources, stays. With `--all` nothing
 * does.
 */
import { build } from './lib/build.mjs';
import { giveUp } from './lib/giveUp.mjs';
import { hasOption } from './lib/hasOption.mjs';

try {
  await build({ all: hasOption(process.argv.slice(2), '--all', 'npm run build') });
} catch (error) {
  giveUp(error);
}
