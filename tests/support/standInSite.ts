import { randomUUID } from 'node:crypto';
import { brand } from '#config/brand.ts';
import { serve } from '#tests/support/serve.ts';

/** Where the stand-in says that it is; its addresses in public are not those that it is asked at. */
const PUBLIC = `https://${brand.domain}`;

/** What can be wrong with a page, each by its own. */
export type Fault = 'server' | 'browser' | 'click' | 'hang' | 'chunk' | 'sitemap' | 'image';

const PAGES: Readonly<Record<string, Fault | undefined>> = {
  '/': undefined,
  '/server': 'server',
  '/browser': 'browser',
  '/click': 'click',
  '/hang': 'hang',
  '/chunk': 'chunk',
  '/sitemap': 'sitemap',
  '/image': 'image',
};

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

const html = (path: string) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>A page that stands in at ${path}</title><meta name="description" content="What is said of ${path}">
<meta name="viewport" content="width=device-width"><link rel="canonical" href="${PUBLIC}${path}">
<link rel="icon" href="/picture.svg"><script src="/static/page-${path.slice(1)}.js" defer></script></head>
<body><main><h1>Standing in</h1><a href="/">Home</a><button type="button">Press</button><img src="/pictures/${path.slice(1)}.svg" alt="A square"></main></body></html>`;

/** What is asked for there is not answered. */
const NEVER = '/never';

const HYDRATED = 'document.documentElement.dataset.hydrated = "true";';

/** What the script of a page does that has a fault in the browser. */
const BROKEN = {
  browser: `${HYDRATED} throw new Error("thrown in it")`,
  click: `${HYDRATED} addEventListener("click", () => { throw new Error("thrown at a click"); })`,
  // As still as in a loop without an end, which would take a core from all other tests meanwhile.
  hang: `const request = new XMLHttpRequest(); request.open("GET", "${NEVER}", false); request.send();`,
} as const;

interface StandInAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const NOT_FOUND: StandInAnswer = { status: 404, type: 'text/html', body: 'Not found' };

/** @returns what the site answers when it has these faults */
function answer(path: string, has: (fault: Fault) => boolean): StandInAnswer {
  if (path === '/healthz' || path === '/readyz') return { status: 200, type: 'text/plain', body: 'ok' };
  if (path === '/robots.txt') return { status: 200, type: 'text/plain', body: 'User-agent: *\nDisallow: /api/' };
  if (path === '/sitemap.xml')
    return {
      status: 200,
      type: 'application/xml',
      body: `<sitemapindex><sitemap><loc>${PUBLIC}/sitemap-en.xml</loc></sitemap></sitemapindex>`,
    };
  if (path === '/sitemap-en.xml') {
    const body = Object.keys(PAGES).map((page) => `<url><loc>${PUBLIC}${page}</loc></url>`);
    return { status: 200, type: 'application/xml', body: `<urlset>${body.join('')}</urlset>` };
  }
  if (path.startsWith('/static/')) {
    if (path.includes('chunk') && has('chunk')) return NOT_FOUND;
    const broken = Object.entries(BROKEN).find(([fault]) => path.includes(fault) && has(fault as keyof typeof BROKEN));
    const body = broken?.[1] ?? HYDRATED;
    return { status: 200, type: 'text/javascript', body };
  }
  if (path.endsWith('.svg')) {
    return path.includes('image') && has('image') ? NOT_FOUND : { status: 200, type: 'image/svg+xml', body: PICTURE };
  }
  if (!(path in PAGES) || (path === '/sitemap' && has('sitemap'))) return NOT_FOUND;
  if (path === '/server' && has('server')) return { status: 500, type: 'text/html', body: 'Something went wrong' };
  return { status: 200, type: 'text/html', body: html(path) };
}

/** What a page of ours is sent with. */
const SAFE = {
  'Content-Security-Policy': "default-src 'self'",
  'Strict-Transport-Security': 'max-age=1',
  'X-Content-Type-Options': 'nosniff',
};

/** A small site that is well but for the faults that it is given, and remembers the id that it has given to each request. */
export async function createStandInSite(faults: readonly Fault[]) {
  const ids = new Map<string, string[]>();
  const server = await serve((req, res) => {
    const path = req.url ?? '';
    if (path === NEVER) return;
    const { status, type, body } = answer(path, (fault) => faults.includes(fault));
    const id = randomUUID();
    ids.set(path, [...(ids.get(path) ?? []), id]);
    res.writeHead(status, { ...SAFE, 'Content-Type': type, 'X-Request-Id': id }).end(body);
  });
  return {
    origin: server.origin,
    /** @returns the ids of the requests for a path */
    idsOf: (path: string): readonly string[] => ids.get(path) ?? [],
    close: () => server.close(),
  };
}
