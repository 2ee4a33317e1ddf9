import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';

/** The lists of a provider's docs API that is slow, broken or dead: the shell comes first, and never an error. */

const CASE = {
  path: '/case-studies/clinic-slots-filled-again',
  title: 'A case that the provider alone has',
  description: 'D',
  study: { client: 'A client', figure: { value: '12%', label: 'fewer calls' } },
  industry: { slug: 'healthcare', name: 'Healthcare' },
  sample: true,
};
const LIST = { result: [CASE], total: 13, page: 1, pages: 2 };

type Behaviour = (res: ServerResponse, answer: unknown) => void;
const sayJson: Behaviour = (res, answer) => {
  res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
};
let behave: Behaviour = sayJson;
const provider = createServer((req, res) => {
  const isList = req.url?.startsWith('/getCases') ?? false;
  behave(res, isList ? LIST : { result: [], industries: [] });
});

let site: RunningSite;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  site = await startSite({
    DOCS_API_ORIGIN: `http://127.0.0.1:${String(port)}`,
    PAGE_TTL: '0',
    // Nothing here waits for it; a machine that stands still for seconds must not reach it.
    UPSTREAM_TIMEOUT_MS: '14000',
    SHUTDOWN_GRACE_MS: '500',
  });
});
afterAll(async () => {
  await site.stop();
  provider.closeAllConnections();
  provider.close();
});

/** Of a browser: robots, for which a plain `fetch` is taken, get the page when it is whole. */
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' };

/** @returns the page, and when its head and its list were there, in ms from the question */
async function read(path: string) {
  const start = performance.now();
  const response = await fetch(site.origin + path, { headers: BROWSER });
  let html = '';
  const seen: Record<'shell' | 'list', number> = { shell: 0, list: 0 };
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    html += decoder.decode(chunk, { stream: true });
    const at = performance.now() - start;
    if (!seen.shell && html.includes('<h1')) seen.shell = at;
    if (!seen.list && html.includes(CASE.title)) seen.list = at;
  }
  return { status: response.status, html, seen };
}

test('slow for 2 s, without an older answer: the head of the page first, its list behind it', async () => {
  behave = (res, answer) => void setTimeout(() => sayJson(res, answer), 2000);
  const { status, seen, html } = await read('/case-studies?regions=europe');
  expect(status).toBe(200);
  expect(seen.list - seen.shell).toBeGreaterThan(1000);
  expect(html).toContain('page=2');
});

test('dead or broken, without an older answer: the page says that the list cannot be had', async () => {
  behave = (res) => res.destroy();
  const dead = await read('/es/case-studies');
  expect([dead.status, dead.html.includes('Esta lista no está disponible en este momento.')]).toEqual([200, true]);
  behave = (res) => res.writeHead(500).end('{}');
  const other = await read('/pt/partner-listing');
  expect([other.status, other.html.includes('Esta lista não está disponível de momento.')]).toEqual([200, true]);
});

test('dead after an answer: the last good one is shown', async () => {
  behave = sayJson;
  expect((await read('/case-studies')).html).toContain(CASE.title);
  behave = (res) => res.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { status, html } = await read('/case-studies');
  expect([status, html.includes(CASE.title)]).toEqual([200, true]);
});

test('our own docs API hands the answers on, and says what it does not have', async () => {
  behave = sayJson;
  const answer = await ask(site.port, '/docs-api/getCases?channels=sms', { headers: { Host: 'localhost' } });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, LIST]);
  const none = await ask(site.port, '/docs-api/getCases?channels=pigeon', { headers: { Host: 'localhost' } });
  expect(none.status).toBe(404);
});
