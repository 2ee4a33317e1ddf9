/** `npm run preview-link -- /blog/new-post [days]`: the signed links to a page that is not public yet, one for each site and language. */
import path from 'node:path';
import { contentDirectory, readEnv } from '#config/env.ts';
import { giveUp } from './lib/giveUp.mjs';
import { listPreviewLinks } from './lib/previewLinks.ts';

const root = path.resolve(import.meta.dirname, '..');
try {
  const env = readEnv(process.env);
  const directory = env.CMS_ORIGIN === undefined ? contentDirectory(env, root) : undefined;
  const links = await listPreviewLinks(process.argv.slice(2), { secret: env.PREVIEW_SECRET, directory });
  for (const link of links) console.log(link);
} catch (error) {
  giveUp(error);
}
