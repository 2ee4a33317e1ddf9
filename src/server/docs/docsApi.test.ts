import { createDocsApi } from '#src/server/endpoints/docsApi.ts';
import { loadEntries } from '#src/api/loadEntries.ts';
import { answerEntries } from '#src/server/docs/answerEntries.ts';
import { createEmbeddedDocs } from '#src/server/docs/createEmbeddedDocs.ts';
import { createRemoteDocs, DOCS_FAILED } from '#src/server/docs/createRemoteDocs.ts';
import { docsSchemas } from '#src/server/docs/docsSchemas.ts';
import type { DocsCall } from '#src/api/docsCalls.ts';
import type { AskedEntries } from '#src/shared/collections/askedEntries.ts';
import { bareApp, recordingLogger, withBareApp } from '#tests/support/bareApp.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

/** The docs API over real HTTP: ours, and a provider's that is well, slow, broken or dead. */

type Store = Awaited<ReturnType<typeof openOwnContent>>;
let content: Store;
let own: TestServer;
beforeAll(async () => {
  content = await openOwnContent();
  own = await serve(bareApp([createDocsApi(createEmbeddedDocs(content), content)]));
});
afterAll(async () => {
  await own.close();
  await content.close();
});

const get = async (path: string) => {
  const { status, body } = await own.request(path);
  return { status, answer: status === 200 ? (JSON.parse(body) as Record<string, unknown>) : undefined };
};

test.each(Object.entries(docsSchemas))('%s answers as its schema says', async (call, schema) => {
  const { status, answer } = await get(`/docs-api/${call}?url=case-studies&lang=es`);
  expect(status).toBe(200);
  expect(schema.parse(answer)).toEqual(answer);
});

test.each([
  ['en-us', 'Europe'],
  ['ru-ru', 'Европа'],
  ['es', 'Europa'],
  ['fr', 'Europe'],
])('in %s it calls a region %s', async (lang, title) => {
  const { answer } = await get(`/docs-api/getRegions?lang=${lang}`);
  expect(answer?.result).toContainEqual({ id: 'europe', title });
});

test('of a channel it says what it is, in the language, and its logotype', async () => {
  const { answer } = await get('/docs-api/getChannels?lang=es');
  const description = 'Llamadas por internet desde la propia app de la empresa.';
  expect(answer?.result).toContainEqual({
    id: 'app',
    title: 'Llamadas en una app',
    description,
    logotype: 'device-mobile',
  });
});

test('cases are narrowed by what is chosen, in the order of their rank', async () => {
  const all = (await get('/docs-api/getCases?sort=rank')).answer as { result: { path: string }[]; total: number };
  const some = (await get('/docs-api/getCases?regions=latin-america&lang=es')).answer as typeof all;
  expect(all.result[0]?.path).toBe('/case-studies/deliveries-rebooked-by-voicebot');
  expect(some.total).toBeGreaterThan(0);
  expect(some.total).toBeLessThan(all.total);
});

test('a page beyond all that a list may have is asked of nobody', async () => {
  const ask = jest.fn(() => Promise.resolve({}));
  const statuses = await withBareApp([createDocsApi({ ask }, content)], {}, (server) =>
    Promise.all(
      [100, 101].map(async (page) => (await server.request(`/docs-api/getPartners?page=${String(page)}`)).status),
    ),
  );
  expect([statuses, ask.mock.calls.length]).toEqual([[200, 404], 1]);
});

test.each(['getCases?regions=atlantis', 'getPartners?page=99', 'getPartners?page=x', 'getPage?url=home', 'getUsers'])(
  '%s is not there',
  async (call) => {
    expect((await own.request(`/docs-api/${call}`)).body).not.toContain('"result"');
  },
);

const ASKED: AskedEntries = {
  collection: 'cases',
  page: 1,
  path: '/case-studies',
  query: { regions: 'europe' },
  action: '/case-studies',
  filters: [
    { facet: 'industries', options: [{ slug: 'banking', name: 'Banks' }] },
    {
      facet: 'regions',
      options: [
        { slug: 'europe', name: 'Here' },
        { slug: 'cis', name: 'There' },
      ],
      current: 'europe',
    },
  ],
};
const CASE = {
  path: '/case-studies/x',
  title: 'X',
  description: 'D',
  study: { client: 'C', figure: { value: '1', label: 'L' } },
  industry: { slug: 'banking', name: 'Banking' },
  sample: true,
};
const ANSWERS: Readonly<Record<DocsCall, unknown>> = {
  getRegions: {
    result: [
      { id: 'europe', title: 'Europe, as the provider calls it', description: 'All of it.', logotype: 'world' },
      { id: 'cis', title: 'CIS', logotype: 'https://provider.example/cis.png' },
    ],
  },
  getChannels: { result: [] },
  getPartnerTypes: { result: [] },
  getTechProducts: { result: [] },
  getPage: {
    industries: [
      { id: 'banking', title: 'Banking' },
      { id: 'mining', title: 'Mining' },
    ],
  },
  getCases: { result: [CASE], total: 1, page: 1, pages: 1 },
  getPartners: { result: [], total: 0, page: 1, pages: 1 },
};
const healthy: Behaviour = (req, res) => {
  const call = new URL(req.url ?? '/', 'http://docs').pathname.slice(1) as DocsCall;
  behaviours.json(ANSWERS[call])(req, res);
};
const broken: readonly [string, Behaviour][] = [
  ['answers 500', behaviours.status(500)],
  ['answers no JSON', behaviours.text('<html>')],
  ['answers something else', behaviours.json({ result: 'none' })],
  ['is dead', behaviours.cut()],
  ['is silent', behaviours.silent()],
];

async function withProvider(
  body: (
    docs: ReturnType<typeof createRemoteDocs>,
    upstream: Awaited<ReturnType<typeof createUpstream>>,
    lines: string[],
  ) => Promise<void>,
) {
  const upstream = await createUpstream();
  const { logger, lines } = recordingLogger();
  let time = 0;
  const now = () => (time += 10_000);
  try {
    await body(
      createRemoteDocs({ origin: upstream.origin, timeout: 300, pageTtl: 60_000, logger, now }),
      upstream,
      lines,
    );
  } finally {
    await upstream.close();
  }
}

test('a provider is asked in its own languages, and names what may be chosen', async () => {
  await withProvider(async (docs, upstream) => {
    upstream.behave(healthy);
    const list = await answerEntries(docs, ASKED, { locale: 'ru', asking: undefined });
    expect([...upstream.asked].sort()).toEqual([
      '/getCases?sort=rank&regions=europe&page=1&lang=ru-ru',
      '/getPage?url=case-studies&lang=ru',
      '/getRegions?lang=ru-ru',
    ]);
    expect(list).toMatchObject({
      items: [CASE],
      total: 1,
      filters: [
        { facet: 'industries', options: [{ slug: 'banking', name: 'Banking' }] },
        {
          facet: 'regions',
          // A picture of the provider's would be refused by the policy of the page.
          options: [
            { name: 'Europe, as the provider calls it', about: 'All of it.', icon: 'world' },
            { name: 'CIS', icon: undefined },
          ],
          current: 'europe',
        },
      ],
    });
  });
});

test.each(broken)(
  'a provider that %s: the page says so and is made anew; what was had before is shown',
  async (_, how) => {
    await withProvider(async (docs, upstream, lines) => {
      let late = 0;
      const asking = { onLate: () => (late += 1) };
      upstream.behave(how);
      expect(await answerEntries(docs, ASKED, { locale: 'en', asking })).toBeUndefined();
      expect(late).toBeGreaterThan(0);
      expect(lines.join()).toContain(DOCS_FAILED);
      upstream.behave(healthy);
      expect((await answerEntries(docs, ASKED, { locale: 'en', asking }))?.items).toEqual([CASE]);
      upstream.behave(how);
      expect((await answerEntries(docs, ASKED, { locale: 'en', asking: { ...asking, patient: true } }))?.items).toEqual(
        [CASE],
      );
    });
  },
);

test('without the names of its values a list is shown with ours', async () => {
  const list = await loadEntries(ASKED, (call) =>
    call === 'getCases' ? Promise.resolve(ANSWERS.getCases) : Promise.reject(new Error('down')),
  );
  expect(list.filters).toEqual(ASKED.filters);
});
