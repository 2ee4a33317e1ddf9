import { readScreenshotArguments } from './screenshotArguments.ts';

test('the site is that of npm start and the language English unless told', () => {
  expect(readScreenshotArguments([])).toEqual({ origin: 'http://localhost:3000', port: 3000, shown: 'en' });
  expect(readScreenshotArguments(['http://localhost/', 'scenes'])).toEqual({
    origin: 'http://localhost',
    port: 80,
    shown: 'scenes',
  });
});

test.each([
  [['nonsense']],
  [['https://staging.example.com']],
  [['http://ru.localhost:3000']],
  [['http://localhost:3000', 'fr']],
  [['http://localhost:3000', 'en', 'es']],
])('%j is answered with how the command is used', (args) => {
  expect(() => readScreenshotArguments(args)).toThrow('Usage: npm run screenshots -- http://localhost:3000 [en|es|pt');
});
