import { get } from 'node:http';
import { createContentProblems } from '#src/server/endpoints/contentProblems.ts';
import { CONTENT_PROBLEMS } from '#src/shared/contentProblems.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

function createStore() {
  let listeners: ((problems: readonly string[]) => void)[] = [];
  return {
    problems: ['a.yaml: is wrong.'] as readonly string[],
    onProblems(listener: (problems: readonly string[]) => void) {
      listeners.push(listener);
      return () => {
        listeners = [];
      };
    },
    change(problems: readonly string[]) {
      this.problems = problems;
      listeners.forEach((listener) => listener(problems));
    },
  };
}

test('what is wrong now is a list of sentences that nobody keeps', async () => {
  const { router } = createContentProblems(createStore());
  await withBareApp([router], {}, async (server) => {
    const { body, headers } = await server.request(CONTENT_PROBLEMS);
    expect(JSON.parse(body)).toEqual(['a.yaml: is wrong.']);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('who listens hears of each change, until the server is swapped', async () => {
  const store = createStore();
  const endpoint = createContentProblems(store);
  await withBareApp([endpoint.router], {}, async ({ port }) => {
    let text = '';
    let hasEnded = false;
    const headers = { Accept: 'text/event-stream' };
    get({ port, host: '127.0.0.1', path: CONTENT_PROBLEMS, headers }, (response) => {
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => (hasEnded = true));
    });
    await waitUntil(() => text.includes('data: ["a.yaml: is wrong."]\n\n'));
    store.change([]);
    await waitUntil(() => text.endsWith('data: []\n\n'));
    endpoint.close();
    await waitUntil(() => hasEnded);
    store.change(['b.yaml: is wrong.']);
    expect(text).not.toContain('b.yaml');
  });
});
