import type { RequestHandler } from 'express';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import { RENDER_TIMEOUT, streamPage } from '#src/server/render/streamPage.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** A render whose steps a test takes by hand. */
function createRendering() {
  const shell = Promise.withResolvers<void>();
  const complete = Promise.withResolvers<void>();
  const aborted: unknown[] = [];
  let sink: (Writable & { flush(): void }) | undefined;
  const rendering: Rendering = {
    shell: shell.promise,
    complete: complete.promise,
    pipe: (destination) => {
      sink = destination as unknown as Writable & { flush(): void };
      sink.write('<p>sh');
      sink.write('ell</p>');
      sink.flush();
      return destination;
    },
    abort: (reason) => aborted.push(reason),
  };
  return { rendering, shell, complete, aborted, end: () => sink?.end('<p>late</p>'), piped: () => sink !== undefined };
}

function setUp({ whole = false } = {}) {
  const render = createRendering();
  const outcomes: unknown[] = [];
  const handler: RequestHandler = async (_req, res) => {
    const onShell = () => {
      res.set('X-Shell', 'yes');
    };
    outcomes.push(await streamPage(res, render.rendering, { whole, onShell }));
  };
  return { ...render, outcomes, handler };
}

async function open(origin: string) {
  const request = get(origin, { agent: false });
  request.on('error', () => undefined);
  const response = once(request, 'response').then(([value]) => value as IncomingMessage);
  response.catch(() => undefined);
  return Promise.resolve({ request, response: () => response });
}

test('the shell goes out while a part still waits', async () => {
  const { handler, shell, end, outcomes, aborted } = setUp();
  await withBareApp([handler], {}, async ({ origin }) => {
    const { response } = await open(origin);
    shell.resolve();
    const answer = await response();
    expect(answer.headers['x-shell']).toBe('yes');
    const [chunk] = (await once(answer, 'data')) as [Buffer];
    expect(chunk.toString()).toBe('<p>shell</p>');
    end();
    await once(answer, 'end');
  });
  await waitUntil(() => outcomes.length === 1);
  // The answer is closed by now, but not by its visitor.
  expect([outcomes, aborted]).toEqual([[true], []]);
});

test('what is ready just behind the shell goes out with it', async () => {
  const { handler, shell, complete, piped, end } = setUp();
  await withBareApp([handler], {}, async ({ origin }) => {
    const { response } = await open(origin);
    shell.resolve();
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(piped()).toBe(false);
    complete.resolve();
    (await response()).resume();
    end();
  });
});

test('a robot gets nothing until everything is there', async () => {
  const { handler, shell, complete, piped, end } = setUp({ whole: true });
  await withBareApp([handler], {}, async ({ origin }) => {
    const { response } = await open(origin);
    shell.resolve();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(piped()).toBe(false);
    complete.resolve();
    (await response()).resume();
    end();
  });
});

test.each([
  ['before the shell', false],
  ['in the middle', true],
])('a visitor who leaves %s ends the render', async (_name, withShell) => {
  const { handler, shell, aborted, outcomes } = setUp();
  await withBareApp([handler], {}, async ({ origin }) => {
    const { request, response } = await open(origin);
    if (withShell) {
      shell.resolve();
      await response();
    } else {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    request.destroy();
    await waitUntil(() => aborted.length > 0);
    if (!withShell) shell.reject(new Error('aborted'));
    await waitUntil(() => outcomes.length === 1);
  });
  expect(outcomes).toEqual([false]);
  expect(aborted[0]).toMatchObject({ message: 'The visitor left' });
});

test('a visitor who leaves while a part is waited for is sent nothing more', async () => {
  const { handler, shell, complete, aborted, outcomes, piped } = setUp({ whole: true });
  await withBareApp([handler], {}, async ({ origin }) => {
    const { request } = await open(origin);
    shell.resolve();
    await new Promise((resolve) => setTimeout(resolve, 30));
    request.destroy();
    await waitUntil(() => aborted.length > 0);
    complete.resolve();
    await waitUntil(() => outcomes.length === 1);
  });
  expect([outcomes, piped()]).toEqual([[false], false]);
});

test('a shell that cannot be rendered is an error before any byte is sent', async () => {
  const { handler, shell } = setUp();
  await withBareApp([handler], {}, async (server) => {
    shell.reject(new Error('broken shell'));
    const { status, headers, body } = await server.request('/');
    expect([status, headers['x-shell']]).toEqual([500, undefined]);
    expect(body).toContain('broken shell');
  });
});

test.each([true, false])('a finished page (whole: %s) leaves no timer behind', async (whole) => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const { handler, shell, complete, end: endRender, outcomes } = setUp({ whole });
  await withBareApp([handler], {}, async ({ origin }) => {
    const { response } = await open(origin);
    shell.resolve();
    complete.resolve();
    (await response()).resume();
    endRender();
    await waitUntil(() => outcomes.length === 1);
  });
  // Those of a connection that is closed may live on for a moment; that of a render would for longer than this.
  const end = Date.now() + RENDER_TIMEOUT / 3;
  while (timers() > before && Date.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(timers()).toBeLessThanOrEqual(before);
});
