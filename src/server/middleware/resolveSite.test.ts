import type { RequestHandler } from 'express';
import { brand } from '#config/brand.ts';
import { sites } from '#config/sites.ts';
import { createResolveSite } from '#src/server/middleware/resolveSite.ts';
import { createHostedSites } from '#src/server/site/hostedSites.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import type { Answer, TestServer } from '#tests/support/serve.ts';

const DEFAULTS = { kazakhstan: false, strict: false, pseudoLocale: false };
const saySite: RequestHandler = (_req, res) => {
  res.json(res.locals.site);
};

type Options = Parameters<typeof createHostedSites>[0];
const withSite = (options: Partial<Options>, body: (server: TestServer) => Promise<void>, trustProxy?: number) =>
  withBareApp(
    [createResolveSite(createHostedSites({ ...DEFAULTS, ...options })), saySite],
    trustProxy === undefined ? {} : { trustProxy },
    body,
  );
const siteOf = ({ body }: Answer) => JSON.parse(body) as { key: string; kazakhstan: boolean; locales: string[] };
const askAs = (server: TestServer, host: string, more: Record<string, string> = {}) =>
  server.request('/', { headers: ['Host', host, ...Object.entries(more).flat()] });

const HOSTS = Object.values(sites).flatMap(({ key, hosts }) => hosts.map((host) => [host, key] as const));

test.each(HOSTS)(
  'host %s is site %s: bare, with a port, with the dot of a whole name, and shouted',
  async (host, key) => {
    await withSite({ strict: true }, async (server) => {
      for (const given of [
        host,
        `${host}:3000`,
        `${host}.`,
        `${host}.:80`,
        host.toUpperCase(),
        `${host.toUpperCase()}:80`,
      ]) {
        const answer = await askAs(server, given);
        expect([answer.status, siteOf(answer).key]).toEqual([200, key]);
        expect(answer.headers['x-robots-tag']).toBeUndefined();
      }
    });
  },
);

const STRANGERS = [
  'evil.com',
  `${brand.domain}.evil.com`,
  `evil${brand.domain}`,
  'xru.localhost',
  'ru.localhost.evil.com',
  'ru',
  'localhost:3000:80',
  'a.ru.localhost',
  'ru.localhost@evil.com',
  '',
  '10.0.0.1',
  'ru_localhost',
  'localhost:abc',
];

test.each(STRANGERS)('host %j is nobody’s: the default site, kept out of search engines', async (host) => {
  await withSite({}, async (server) => {
    const answer = await askAs(server, host);
    expect([answer.status, siteOf(answer).key, answer.headers['x-robots-tag']]).toEqual([200, 'main', 'noindex']);
  });
});

test.each(STRANGERS)('with STRICT_HOSTS, host %j is 421', async (host) => {
  await withSite({ strict: true }, async (server) => {
    expect(await askAs(server, host)).toMatchObject({
      status: 421,
      body: expect.stringContaining('misdirected') as string,
    });
  });
});

test('a request of HTTP/1.0 without any host gets the default site', async () => {
  await withSite({}, async (server) => {
    expect(await server.raw('GET / HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1.1 200[^]*X-Robots-Tag: noindex[^]*"key":"main"/,
    );
  });
});

test.each([0, 1])('with %d trusted proxies no header but Host chooses the site', async (hops) => {
  const headers = {
    'X-Forwarded-Host': 'kz.localhost',
    Forwarded: 'host=kz.localhost',
    'X-Host': 'kz.localhost',
    'X-Original-Host': 'kz.localhost',
  };
  await withSite(
    { strict: true },
    async (server) => {
      expect(siteOf(await askAs(server, 'pt.localhost', headers)).key).toBe('pt');
      expect((await askAs(server, 'evil.com', headers)).status).toBe(421);
    },
    hops,
  );
});

test.each([
  ['two different hosts', ['Host', 'localhost', 'Host', 'kz.localhost']],
  ['the same host twice', ['Host', 'localhost', 'host', 'localhost']],
])('%s are 400', async (_name, headers) => {
  await withSite({}, async (server) => {
    expect((await server.request('/', { headers })).status).toBe(400);
  });
});

test('an error of this very step still knows a site, so that the error page can be shown', async () => {
  const seen: unknown[] = [];
  const readSite: RequestHandler = (_req, res, next) => {
    res.once('finish', () => seen.push(res.locals.site.key));
    next();
  };
  await withBareApp(
    [readSite, createResolveSite(createHostedSites({ ...DEFAULTS, strict: true }))],
    {},
    async (server) => {
      await askAs(server, 'evil.com');
      await server.request('/', { headers: ['Host', 'a', 'Host', 'b'] });
    },
  );
  expect(seen).toEqual(['main', 'main']);
});

test.each(['localhost', 'kz.localhost', 'evil.com'])('SITE forces its site on host %s', async (host) => {
  await withSite({ forced: 'pt' }, async (server) => {
    const answer = await askAs(server, host);
    expect(siteOf(answer).key).toBe('pt');
    expect(answer.headers['x-robots-tag']).toBe(host === 'evil.com' ? 'noindex' : undefined);
  });
});

test('with SITE there is no other site', () => {
  const { sites: hosted, fallback } = createHostedSites({ ...DEFAULTS, forced: 'pt' });
  expect([hosted.map(({ key }) => key), fallback.key]).toEqual([['pt'], 'pt']);
  expect(createHostedSites(DEFAULTS).sites.map(({ key }) => key)).toEqual(Object.keys(sites));
});

test('KAZAKHSTAN sets the flag on every site, and without it only the Kazakh one has it', async () => {
  for (const [flag, host, expected] of [
    [true, 'ru.localhost', true],
    [true, 'localhost', true],
    [false, 'ru.localhost', false],
    [false, 'kz.localhost', true],
  ] as const) {
    await withSite({ kazakhstan: flag }, async (server) => {
      expect(siteOf(await askAs(server, host)).kazakhstan).toBe(expected);
    });
  }
});

test('the pseudo-locale is offered on the main site alone, and only where it is turned on', async () => {
  for (const [pseudoLocale, host, expected] of [
    [true, 'localhost', ['en', 'es', 'pt', 'xa']],
    [true, 'ru.localhost', ['ru']],
    [false, 'localhost', ['en', 'es', 'pt']],
  ] as const) {
    await withSite({ pseudoLocale }, async (server) => {
      expect(siteOf(await askAs(server, host)).locales).toEqual(expected);
    });
  }
  expect(sites.main.locales).toEqual(['en', 'es', 'pt']);
});
