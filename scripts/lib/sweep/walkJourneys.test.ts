import { canBeWalked, walkJourneys } from './walkJourneys.ts';

const walk = (script: string) => walkJourneys('http://site.test', { command: ['-e', script, '--'] });

test.each([
  ['are cut off', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)', /were cut off \(SIGTERM\)/],
  [
    'do not begin',
    'console.error("no browser here"); process.exit(3)',
    /ended with 3 and left no report: no browser here/,
  ],
])('walks that %s are a failure in words, and no lost file', async (_name, script, words) => {
  const [result, ...more] = await walk(script);
  expect(more).toEqual([]);
  expect(result).toMatchObject({ check: 'journey', address: 'http://site.test' });
  expect(result?.complaints.join()).toMatch(words);
});

test('a site is walked in both languages of the walks, or not at all', () => {
  const starts = ['/platform/voice', '/es/platform/voice'];
  expect([starts, starts.slice(0, 1)].map(canBeWalked)).toEqual([true, false]);
});

test('each walk is a result: its name, where it ended with which answer, and what it complains of', async () => {
  const report = {
    testResults: [
      {
        name: '/walks/some.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'well', duration: 5, failureMessages: [] },
          { fullName: 'ill', failureMessages: ['no menu'] },
          { fullName: 'lost', failureMessages: ['no page'] },
        ],
      },
      { name: '/walks/other.test.ts', message: 'does not compile', assertionResults: [] },
    ],
  };
  const end = { name: 'ill', address: 'http://site.test/blog', status: 200, requestId: 'id-1' };
  const lost = { name: 'lost', address: 'http://site.test/gone', status: 404, requestId: 'id-2' };
  const ends = [end, lost].map((each) => `${JSON.stringify(each)}\n`).join('');
  const script = `const fs = require('node:fs');
    fs.writeFileSync(process.env.WALKS_FILE, ${JSON.stringify(ends)});
    fs.writeFileSync(process.argv.at(-1).split('=')[1], ${JSON.stringify(JSON.stringify(report))})`;
  expect(await walk(script)).toEqual([
    { check: 'journey', address: 'http://site.test', name: 'well', ms: 5, complaints: [] },
    { check: 'journey', ...end, ms: 0, complaints: ['no menu'] },
    { check: 'journey', ...lost, ms: 0, complaints: ['no page'], cause: lost.address },
    { check: 'journey', address: 'http://site.test', name: 'other.test.ts', ms: 0, complaints: ['does not compile'] },
  ]);
});

test('while the walks go on, this process answers: the browser asks it before it opens a tab', async () => {
  let answered = 0;
  const answering = setInterval(() => (answered += 1), 20);
  await walk('setTimeout(() => {}, 300)');
  clearInterval(answering);
  expect(answered).toBeGreaterThan(2);
});

test('walks end with who has them walked', async () => {
  const stop = new AbortController();
  const walks = walkJourneys('http://site.test', {
    command: ['-e', 'setTimeout(() => {}, 60_000)', '--'],
    signal: stop.signal,
  });
  setTimeout(() => stop.abort(), 50);
  await expect(walks).rejects.toThrow('aborted');
});
