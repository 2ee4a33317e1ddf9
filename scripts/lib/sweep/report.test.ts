import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFailures, openReport, summarize, toJUnit } from './report.ts';
import type { Result } from './Result.ts';

const results: Result[] = [
  { check: 'browser', address: 'http://a.example/', status: 200, requestId: 'id-2', ms: 1500, complaints: [] },
  { check: 'page', address: 'http://a.example/', status: 200, requestId: 'id-1', ms: 12, complaints: [] },
  {
    check: 'page',
    address: 'http://a.example/?a=1&b="2"',
    status: 500,
    requestId: 'id-3',
    ms: 7,
    complaints: ['one <b>', 'two \u001b[31m'],
  },
  { check: 'file', address: 'http://a.example/x.js', ms: 3, complaints: ['no answer came'] },
];

test('a failure says where, with which status, by which request, and all that is wrong', () => {
  expect(listFailures(results)).toEqual([
    '✗ http://a.example/?a=1&b="2" (status 500, request id-3, pages of the sitemap)\n    one <b>\n    two \u001b[31m\n',
    '✗ http://a.example/x.js (no answer, request without id, files that pages use)\n    no answer came\n',
  ]);
});

test('what fails with another is told below it, the first of them by name', () => {
  const cause = 'http://a.example/x.js';
  const visit = (path: string): Result => ({
    check: 'browser',
    address: `http://a.example/${path}`,
    status: 200,
    requestId: `id-${path}`,
    ms: 1,
    complaints: ['it does not come to life'],
    cause,
  });
  const all = [...results, ...['a', 'b', 'c', 'd', 'e'].map(visit)];
  expect(listFailures(all).slice(1)).toEqual([
    `✗ http://a.example/x.js (no answer, request without id, files that pages use)
    no answer came
    5 other checks failed with it:
        http://a.example/a (status 200, request id-a, pages in a browser)
            it does not come to life
        http://a.example/b (status 200, request id-b, pages in a browser)
            it does not come to life
        http://a.example/c (status 200, request id-c, pages in a browser)
            it does not come to life
        and 2 more, which a report names
`,
  ]);
  expect(summarize(all)).toMatch(/2 passed, 7 failed$/);
  expect(toJUnit('http://a.example', all)).toContain('tests="9" failures="7"');
});

test('the count ends it', () => {
  expect(summarize(results)).toBe(
    'pages of the sitemap 2, files that pages use 1, pages in a browser 1\n2 passed, 2 failed',
  );
});

test('JUnit gets a suite for each check, a case for each address, and nothing that is no XML', () => {
  const xml = toJUnit('http://a.example', results);
  expect(xml).toContain('<testsuites name="http://a.example" tests="4" failures="2">');
  expect(xml).toContain('<testsuite name="Pages of the sitemap" tests="2" failures="1">');
  expect(xml).toContain('<testcase classname="browser" name="http://a.example/" time="1.500"/>');
  expect(xml).toContain('name="http://a.example/?a=1&amp;b=&quot;2&quot;"');
  expect(xml).toContain(
    '<failure message="one &lt;b&gt;">http://a.example/?a=1&amp;b=&quot;2&quot; (status 500, request id-3, pages of the sitemap)\none &lt;b&gt;\ntwo [31m</failure>',
  );
});

test('a walk has a name beside the address where it ended', () => {
  const walks: Result[] = ['Tabs follow', 'Back leads'].map((name) => ({
    check: 'journey',
    address: 'http://a.example/voice',
    name,
    status: 200,
    requestId: 'id-4',
    ms: 1,
    complaints: ['no menu'],
  }));
  const where = 'http://a.example/voice (status 200, request id-4, walks through the site: Tabs follow)';
  expect(listFailures(walks)[0]).toBe(`✗ ${where}\n    no menu\n`);
  const xml = toJUnit('http://a.example', walks);
  expect(xml).toContain(`<failure message="no menu">${where}\nno menu</failure>`);
  expect([...xml.matchAll(/<testcase .* name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Tabs follow',
    'Back leads',
  ]);
});

test('a report is opened before a run: an earlier one is taken out, and what can be no folder is told at once', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  try {
    for (const name of ['junit.xml', 'index.html', 'other']) writeFileSync(path.join(folder, name), 'old');
    await openReport(folder);
    expect(readdirSync(folder)).toEqual(['other']);
    await expect(openReport(path.join(folder, 'other/below'))).rejects.toThrow('ENOTDIR');
    // Node's own `mkdir` with `recursive` never ends there.
    await expect(openReport('/proc/none/below')).rejects.toThrow('ENOENT');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
