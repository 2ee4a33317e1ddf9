import { walkJourneys } from './walkJourneys.ts';

const walk = (script: string) => walkJourneys('http://site.test', ['-e', script, '--']);

test.each([
  ['are cut off', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)', /were cut off \(SIGTERM\)/],
  [
    'do not begin',
    'console.error("no browser here"); process.exit(3)',
    /ended with 3 and left no report: no browser here/,
  ],
])('walks that %s are a failure in words, and no lost file', (_name, script, words) => {
  const [result, ...more] = walk(script);
  expect(more).toEqual([]);
  expect(result).toMatchObject({ check: 'journey', address: 'http://site.test' });
  expect(result?.complaints.join()).toMatch(words);
});

test('each walk is a result, with what it complains of', () => {
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
  expect(walk(script).map(({ ms, complaints }) => [ms, complaints])).toEqual([
    [5, []],
    [0, ['ill: no menu']],
    [0, ['does not compile']],
  ]);
});
