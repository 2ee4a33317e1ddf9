import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { readRedirects, redirectsSchema } from '#src/content/redirects.ts';

const good = { from: '/a', to: '/b' };
const HOSTILE = [
  '//evil.example',
  'https://evil.example/',
  'http://orvandel.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://orvandel.example@evil.example/',
  'https://social.orvandel.example/git',
  '/a b',
  '',
];

test.each(['/b', 'b', 'https://console.orvandel.example/sign-up', 'https://kz.orvandel.example/', '/search?q=a#b'])(
  'a rule may lead to %s',
  (to) => {
    expect(readRedirects([{ from: '/a', to }])).toEqual({ redirects: [{ from: '/a', to }], dropped: [] });
  },
);

test.each(HOSTILE)('a rule that leads to %j is dropped by name, and the rules around it hold', (to) => {
  const { redirects, dropped } = readRedirects([good, { from: '/bad', to }, { from: '/c', to: '/d' }]);
  expect(redirects).toEqual([good, { from: '/c', to: '/d' }]);
  expect(dropped).toEqual([{ name: '/bad', rule: expect.stringMatching(/^to: /) as string }]);
});

test.each([null, 7, 'x', [], {}, { from: '/a' }, { from: 1, to: '/b' }])('%j is no rule', (rule) => {
  const { redirects, dropped } = readRedirects([rule, good]);
  expect([redirects, dropped.length]).toEqual([[good], 1]);
  expect(dropped[0]?.rule).not.toBe('');
});

test('what a CMS says beside a rule is left out', () => {
  expect(readRedirects([{ ...good, id: 7 }])).toEqual({ redirects: [good], dropped: [] });
});

test('in the file a bad rule is a problem with its line, name and target, and the others hold', () => {
  const source =
    '- { from: /a, to: /b }\n- from: /bad\n  to: https://evil.example\n- { from: /c, to: /d, note: x }\n- 7\n';
  const { value, problems } = parseFile('redirects.yaml', source, redirectsSchema);
  expect(value).toEqual([good]);
  expect(problems.map(describeProblem)).toEqual([
    expect.stringMatching(/^redirects\.yaml, line 3, entry 2, to: "\/bad" leads to "https:\/\/evil\.example": must be/),
    expect.stringMatching(/^redirects\.yaml, line 4, /),
    expect.stringMatching(/^redirects\.yaml, line 5, /),
  ]);
});

test('a file that is no list has no rules to hold', () => {
  expect(parseFile('redirects.yaml', 'from: /a\nto: /b', redirectsSchema).value).toBeUndefined();
});
