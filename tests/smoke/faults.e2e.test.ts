import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createStandInSite, type Fault } from '#tests/support/standInSite.ts';

/** `npm run smoke` against a site that is broken in every way that visitors meet. */

const FAULTS: readonly Fault[] = ['server', 'browser', 'click', 'hang', 'chunk', 'sitemap', 'image'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'smoke-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function smoke(...args: string[]) {
  // Operators have no other site under test.
  const env = { ...process.env, SITE_ORIGIN: '' };
  const child = spawn(process.execPath, ['scripts/smoke.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, out, err };
}

/** @returns the line that names an address, and the complaints below it, of each time that it is named: as a fault, or below one */
function sayingsOf(output: string, address: string): string[] {
  return output.split(/^(?:✗| {8}(?=http))/m).filter((part) => part.trimStart().startsWith(`${address} (`));
}

test('a site that is well passes', async () => {
  const site = await createStandInSite([]);
  const { code, out, err } = await smoke(site.origin);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d{2,} passed, 0 failed$/m);
  await site.close();
});

describe('a site with seven faults', () => {
  let site: Awaited<ReturnType<typeof createStandInSite>>;
  let run: Awaited<ReturnType<typeof smoke>>;

  beforeAll(async () => {
    site = await createStandInSite(FAULTS);
    run = await smoke(site.origin, '--report', folder);
  });
  afterAll(() => site.close());

  test.each([
    ['a page that throws on the server', '/server', 500, /is in the sitemap and answers 500/],
    ['a page that throws in the browser', '/browser', 200, /exception: thrown in it/],
    [
      'a missing chunk, as a file',
      '/static/page-chunk.js',
      404,
      /it is used as a script by \S+\/chunk, and answers 404/,
    ],
    ['a page that throws at a click', '/click', 200, /exception: thrown at a click/],
    ['a page that never ends in the browser', '/hang', 200, /it does not load within 30 s/],
    ['a missing chunk, in the page that needs it', '/chunk', 200, /it does not come to life/],
    ['an address of the sitemap that is not there', '/sitemap', 404, /is in the sitemap and answers 404/],
    ['a broken image, as a file', '/pictures/image.svg', 404, /it is used as an image by \S+\/image, and answers 404/],
    ['a broken image, in its page', '/image', 200, /the image \S+\/pictures\/image\.svg cannot be shown/],
  ])('%s is named with its address, status and request, in the one run', (_fault, at, status, complaint) => {
    const saying = sayingsOf(run.err, site.origin + at).find((part) => complaint.test(part));
    expect(saying).toContain(`(status ${String(status)}, request `);
    const [, id = ''] = /request (\S+),/.exec(saying ?? '') ?? [];
    expect(site.idsOf(at)).toContain(id);
  });

  test('each is told once, nothing else is complained of, and the command fails', () => {
    const named = [...run.err.matchAll(/^✗ (\S+)/gm)].map(([, address = '']) => address.slice(site.origin.length));
    const faulty = [
      '/browser',
      '/click',
      '/hang',
      '/pictures/image.svg',
      '/server',
      '/sitemap',
      '/static/page-chunk.js',
    ];
    expect(named.sort()).toEqual(faulty);
    expect(run.code).toBe(1);
  });

  test('the report for people and the one for machines say the same', async () => {
    const [page, xml] = await Promise.all(
      ['index.html', 'junit.xml'].map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const [, failed = ''] = /, (\d+) failed$/m.exec(run.out) ?? [];
    expect(xml).toMatch(new RegExp(`<testsuites [^>]*failures="${failed}"`));
    expect(xml!.match(/<failure /g)).toHaveLength(Number(failed));
    expect(page!.match(/<tr class="bad">/g)).toHaveLength(Number(failed));
    for (const id of [site.idsOf('/server')[0]!, site.idsOf('/sitemap')[0]!]) {
      expect(page).toContain(id);
      expect(xml).toContain(id);
    }
  });
});

test('it says how it is called, and fails', async () => {
  const { code, err } = await smoke('http://localhost:1', '--what');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^Usage: /) as string });
});

test('a site that is not there is one fault, and it is said that nothing else was done', async () => {
  const { code, out, err } = await smoke('http://127.0.0.1:1');
  expect(code).toBe(1);
  expect(err).toMatch(/^✗ http:\/\/127\.0\.0\.1:1\/sitemap\.xml \(no answer, .*\n {4}.*ECONNREFUSED/m);
  expect(err.match(/^✗/gm)).toHaveLength(1);
  expect(out).toContain('Nothing else is done: no page of the site came.');
});
