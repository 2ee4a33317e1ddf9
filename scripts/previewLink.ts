/** `npm run preview-link -- /blog/new-post [days]`: the signed links to a page that is not public yet, one for each site and language. */
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '#config/env.ts';
import { sites } from '#config/sites.ts';
import { isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { PREVIEW_PARAMETER, signPreview } from '#src/server/drafts/previewToken.ts';
import { publicUrl } from '#src/server/render/alternates.ts';

const DEFAULT_DAYS = 7;
const MOST_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

/** @throws {EnvError} in words for who has typed the command */
function listLinks(args: readonly string[], secret: string | undefined): string[] {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [path = '', text = String(DEFAULT_DAYS)] = positionals;
  const days = Number(text);
  const route = matchRoute(path)?.route;
  if (secret === undefined) throw new EnvError('Set PREVIEW_SECRET to what the server has');
  if (!route)
    throw new EnvError(`${path || 'Nothing'} is no address of a page; write it without language: /blog/new-post`);
  if (!(days > 0 && days <= MOST_DAYS)) throw new EnvError(`${text} is not between 0 and ${String(MOST_DAYS)} days`);
  const token = signPreview(secret, path, new Date(Date.now() + days * DAY));
  return Object.values(sites)
    .filter((site) => isServedOn(route, site.key))
    .flatMap((site) => site.locales.map((locale) => `${publicUrl(site, locale, path)}?${PREVIEW_PARAMETER}=${token}`));
}

try {
  for (const link of listLinks(process.argv.slice(2), readEnv(process.env).PREVIEW_SECRET)) console.log(link);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
