import type { RequestHandler } from 'express';
import { cspHeader } from '#config/csp.ts';
import { LONGEST_QUESTION } from '#src/search/data/searchQuestion.ts';
import { createErrorPage } from '#src/server/middleware/errorPage.ts';
import type { NearestPages } from '#src/server/site/createNearestPages.ts';
import type { RenderError } from '#src/server/render/createErrorRenderer.tsx';
import { httpErrors } from '#src/shared/HttpError.ts';
import { localsOf, recordingLogger, withBareApp } from '#tests/support/bareApp.ts';

const renderError: RenderError = ({ status, code }, { locale, key }) =>
  `<h1>${String(status)} ${code} ${key} ${locale}</h1>`;

/** Each page that is offered says why. */
const found = (label: string) => [{ href: '/found', label }];
const nearest: NearestPages = {
  near: (path, _site, locale) => Promise.resolve(found(`near ${path} in ${locale}`)),
  search: (words, _site, locale) => Promise.resolve(found(`with ${words} in ${locale}`)),
};

interface Given {
  readonly target?: string;
  readonly method?: string;
  readonly render?: RenderError;
  readonly locals?: Record<string, unknown>;
  readonly nearestPages?: NearestPages;
}

async function answerTo(
  thrown: unknown,
  {
    target = '/es/about',
    method = 'GET',
    render = renderError,
    locals = localsOf(target),
    nearestPages = nearest,
  }: Given = {},
) {
  const { logger, lines } = recordingLogger();
  const fail: RequestHandler = (_req, res, next) => {
    res.set({ ETag: '"x"', 'Content-Encoding': 'br', 'Last-Modified': 'x', 'Cache-Control': 'public, max-age=60' });
    next(thrown);
  };
  const errorPage = createErrorPage({ renderError: render, logger, nearestPages });
  const answer = await withBareApp([fail, errorPage], { locals }, (server) => server.request(target, { method }));
  return { ...answer, log: lines.join('') };
}

test('a page’s error is HTML in the visitor’s language', async () => {
  const { status, headers, body } = await answerTo(httpErrors.pageNotFound());
  expect([status, body]).toEqual([404, '<h1>404 pageNotFound main es</h1>']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each(['/api/getPage', '/api/nothing', '/prices.csv', '/prices/xx.json', '/prices/../x.json'])(
  'where programs ask (%s) it is JSON',
  async (target) => {
    const { status, headers, body } = await answerTo(httpErrors.pageNotFound(), { target });
    expect([status, JSON.parse(body)]).toEqual([404, { status: 404, message: 'Page not found' }]);
    expect(headers['content-type']).toMatch(/^application\/json/);
  },
);

test.each(['/prices', '/prices/estimate', '/prices.csv/', '/es/prices/de.json'])('%s is for people', async (target) => {
  expect((await answerTo(httpErrors.routeNotFound(), { target })).headers['content-type']).toMatch(/^text\/html/);
});

test.each(['/about', '/api/x'])(
  'an error of %s is kept by no cache and carries nothing of the page it replaces',
  async (target) => {
    const { headers } = await answerTo(httpErrors.routeNotFound(), { target });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': cspHeader(),
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
    expect(headers.etag).not.toBe('"x"');
  },
);

test('the headers of the error go out with it', async () => {
  expect((await answerTo(httpErrors.methodNotAllowed())).headers.allow).toBe('GET, HEAD');
  expect((await answerTo(httpErrors.pageUnavailable(undefined))).headers['retry-after']).toBe('5');
});

test.each([
  new Error('the password is hunter2'),
  { secret: 'hunter2' },
  'hunter2',
  Object.assign(new Error('hunter2'), { status: 500 }),
])('an internal error (%p) is a 500 whose words stay in the log', async (thrown) => {
  for (const target of ['/about', '/api/getPage']) {
    const { status, body, headers, log } = await answerTo(thrown, { target });
    expect(status).toBe(500);
    expect(body + JSON.stringify(headers)).not.toMatch(/hunter2| at .*\.ts/);
    expect(log).toContain('hunter2');
  }
});

test('an error that the visitor made is not logged as ours', async () => {
  expect((await answerTo(httpErrors.pageNotFound())).log).toBe('');
});

test('an unknown middleware is named, as operators need it', async () => {
  const { status, body } = await answerTo(httpErrors.unknownMiddleware('abc'), { target: '/api/x' });
  expect([status, JSON.parse(body)]).toEqual([500, { status: 500, message: 'Unknown middleware abc' }]);
});

const long = 'x'.repeat(LONGEST_QUESTION);
test.each([
  ['/es/abuot', httpErrors.routeNotFound(), { pages: found('near /abuot in es') }],
  ['/es/abuot?q=+', httpErrors.routeNotFound(), { pages: found('near /abuot in es') }],
  ['/abuot?q=call+me+', httpErrors.pageNotFound(), { words: 'call me', pages: found('with call me in en') }],
  [`/abuot?q=${long}`, httpErrors.pageNotFound(), { words: long, pages: found(`with ${long} in en`) }],
  [`/abuot?q=${long}x`, httpErrors.pageNotFound(), { pages: found('near /abuot in en') }],
  ['/abuot?q=a&q=b', httpErrors.pageNotFound(), { pages: found('near /abuot in en') }],
  ['/about', httpErrors.badRequest(), undefined],
] as const)('%s is offered what its visitor may have meant', async (target, thrown, suggestions) => {
  const render: RenderError = (_error, _site, offered) => JSON.stringify(offered ?? null);
  expect(JSON.parse((await answerTo(thrown, { target, render })).body)).toEqual(suggestions ?? null);
});

test.each([
  [httpErrors.busy(), ''],
  [new Error('broken search'), 'broken search'],
])(
  'where nothing can be offered (%p) the page is shown without, and only a fault is logged',
  async (failure, words) => {
    const nearestPages = { ...nearest, near: () => Promise.reject(failure) };
    const { body, log } = await answerTo(httpErrors.pageNotFound(), { nearestPages });
    expect(body).toBe('<h1>404 pageNotFound main es</h1>');
    expect(words === '' ? log === '' : log.includes(words)).toBe(true);
  },
);

const FALLBACK = 'An error occurred while showing the error page';

test('when the error page itself fails, a constant page leads home, with the first error’s status', async () => {
  const render: RenderError = () => {
    throw new Error('broken template');
  };
  const { status, body, headers, log } = await answerTo(httpErrors.pageNotFound(), { render });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain(FALLBACK);
  expect(body).toContain('<a href="/">');
  expect(body).not.toMatch(/broken template|<script|style=/);
  expect(log).toContain('broken template');
});

test('an error before any site is known gets the constant page', async () => {
  const { status, body } = await answerTo(new Error('early'), { locals: {} });
  expect(status).toBe(500);
  expect(body).toContain(FALLBACK);
});

test('an address that could not be read is answered in the site’s own language', async () => {
  const { site } = localsOf('/');
  expect((await answerTo(httpErrors.badRequest(), { locals: { site } })).body).toBe('<h1>400 badRequest main en</h1>');
});

test('HEAD gets the same status and no body', async () => {
  expect(await answerTo(httpErrors.pageNotFound(), { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
});

test('an error behind the first byte cuts the connection, so that half a page is not taken for a whole', async () => {
  const { logger, lines } = recordingLogger();
  const half: RequestHandler = (_req, res, next) => {
    res.write('<p>half');
    setTimeout(() => {
      next(new Error('late'));
    }, 20);
  };
  await withBareApp([half, createErrorPage({ renderError, logger })], { locals: localsOf('/') }, async (server) => {
    await expect(server.request('/')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
  expect(lines.join('')).toContain('late');
});
