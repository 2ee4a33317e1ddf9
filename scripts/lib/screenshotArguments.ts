import { LANGUAGES } from '#tests/support/exemplars.ts';

/** A language of the exemplars, or the scenes in place of them. */
type Shown = keyof typeof LANGUAGES | 'scenes';

const SHOWN = [...(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]), 'scenes'] as const satisfies Shown[];

const USAGE = `Usage: npm run screenshots -- http://localhost:3000 [${SHOWN.join('|')}]`;

/**
 * The site is one that runs here: each language has a host of its own, which only a local site is known to answer.
 *
 * @param args what stands behind the command; without a URL the site is that of `npm start`
 * @throws with the usage
 */
export function readScreenshotArguments(args: readonly string[]) {
  const [url = 'http://localhost:3000', kind = 'en', ...rest] = args;
  const shown = SHOWN.find((known) => known === kind);
  const site = URL.canParse(url) ? new URL(url) : undefined;
  const isHere = site?.protocol === 'http:' && site.hostname === 'localhost';
  if (!shown || !isHere || rest.length > 0) throw new Error(USAGE);
  return { origin: site.origin, port: site.port === '' ? 80 : Number(site.port), shown };
}
