import { walkJourneys } from './walkJourneys.ts';

const walk = (script: string) => walkJourneys('http://site.test', ['-e', script, '--']);

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

test('each walk is a result, with what it complains of', async () => {
  const report = {
    testResults: [
      {
        message: '',
        assertionResults: [
          { fullName: 'well', duration: 5, failureMessages: [] },
          { fullName: 'ill', failureMessages: ['no menu'] },
        ],
      },
      { message: 'does not compile', assertionResults: [] },
    ],
  };
  const script = `const file = process.argv.at(-1).split('=')[1];
    require('node:fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))})`;
  const results = await walk(script);
  expect(results.map(({ ms, complaints }) => [ms, complaints])).toEqual([
    [5, []],
    [0, ['ill: no menu']],
    [0, ['does not compile']],
  ]);
});

test('while the walks go on, this process answers: the browser asks it before it opens a tab', async () => {
  let answered = 0;
  const answering = setInterval(() => (answered += 1), 20);
  await walk('setTimeout(() => {}, 300)');
  clearInterval(answering);
  expect(answered).toBeGreaterThan(2);
});
