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

test.each([
  ['https://orvandel.example/x', 'is an address with its host; write the path behind the host'],
  ['/x?x=1', 'has a query or an anchor, which do not count; write the path in front of them'],
  ['/x#y', 'has a query or an anchor, which do not count; write the path in front of them'],
  ['/*', 'is a pattern, and a rule is for one address; write a rule for each'],
  ['/blog/:slug', 'is a pattern, and a rule is for one address; write a rule for each'],
  ['/x/../y', 'has a segment of dots, which browsers leave out; write the path as they ask for it'],
  ['/%D1%86%D0%B5%D0%BD%D1%8B', 'is encoded, and rules are compared decoded; write /цены'],
  ['/a%20b', 'is encoded, and rules are compared decoded; write /a b'],
])('no request has the address %s: its rule is dropped by name, and the rules around it hold', (from, rule) => {
  const { redirects, dropped } = readRedirects([good, { from, to: '/b' }, { from: '/c', to: '/d' }]);
  expect(redirects).toEqual([good, { from: '/c', to: '/d' }]);
  expect(dropped).toEqual([{ name: from, rule: `from: "${from}" ${rule}` }]);
});

test('a language in an address is one where each site of the rule reads it as such', () => {
  const rule = { from: '/es/x/', to: '/b', sites: ['main'] };
  expect(readRedirects([rule])).toEqual({
    redirects: [],
    dropped: [
      {
        name: '/es/x/',
        rule: 'from: "/es/x/" has a language in it, which the address of a rule has not; write /x',
      },
    ],
  });
  const elsewhere = [
    { ...rule, sites: ['es', 'ru'] },
    { ...rule, sites: ['main', 'es'] },
    { from: '/ru/x', to: '/b' },
    { from: '/escape', to: '/b' },
  ];
  expect(readRedirects(elsewhere)).toEqual({ redirects: elsewhere, dropped: [] });
});

test.each(['bare', '/x/', '/About-Us', '/цены', '/a b', '/100%', '/a%2Fb', '//x'])(
  'a request can have the address %s',
  (from) => {
    expect(readRedirects([{ from, to: '/b' }])).toEqual({ redirects: [{ from, to: '/b' }], dropped: [] });
  },
);

test('an address of 8,000 characters is one, and is cut where it is told', () => {
  const from = `/${'x'.repeat(8000)}`;
  expect(readRedirects([{ from, to: '/b' }]).dropped).toEqual([]);
  const { dropped } = readRedirects([{ from: `${from}?`, to: `/b ${'y'.repeat(8000)}` }]);
  expect(JSON.stringify(dropped).length).toBeLessThan(500);
});

test('of two rules from an address the first holds, and the other is dropped where no site is left to it', () => {
  const list = [
    { from: '/a', to: '/b', sites: ['ru'] },
    { from: 'a/', to: '/c', sites: ['ru'] },
    { from: '/a', to: '/d', sites: ['ru', 'kz'] },
    { from: '/a', to: '/e' },
    { from: '/a', to: '/f' },
  ];
  const { redirects, dropped } = readRedirects(list);
  expect(redirects.map(({ to }) => to)).toEqual(['/b', '/d', '/e']);
  expect(dropped).toEqual(
    ['a/', '/a'].map((name) => ({
      name,
      rule: 'from: an earlier rule leads this address on already, and the first counts',
    })),
  );
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

test.each([
  ['a remark', '- from: /a\n  to: /b\n- from: /old\n  to: /new # moved in May\n'],
  ['a comma', '- { from: /a, to: /b }\n- { from: /old, to: /new, really }\n'],
])('in the file a rule that %s cuts off is a problem, and the others hold', (_what, source) => {
  const { value, problems } = parseFile('redirects.yaml', source, redirectsSchema);
  expect(value).toEqual([good]);
  expect(problems.map(describeProblem)).toEqual([expect.stringMatching(/^redirects\.yaml, line \d, entry 2, to: /)]);
});

test('a file that is no list has no rules to hold', () => {
  expect(parseFile('redirects.yaml', 'from: /a\nto: /b', redirectsSchema).value).toBeUndefined();
});

test('in the file a rule whose address no request has is a problem with its line, and the others hold', () => {
  const { value, problems } = parseFile(
    'redirects.yaml',
    '- { from: /a, to: /b }\n- { from: /x?x=1, to: /b }',
    redirectsSchema,
  );
  expect(value).toEqual([good]);
  expect(problems.map(describeProblem)).toEqual([
    'redirects.yaml, line 2, entry 2, from: "/x?x=1" has a query or an anchor, which do not count; write the path in front of them.',
  ]);
});
