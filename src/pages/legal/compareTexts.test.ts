import { compareTexts } from '#src/pages/legal/compareTexts.ts';

const say = (before: string, after: string, language = 'en-US') =>
  compareTexts(before, after, language).map(({ heading, passages }) => ({
    heading,
    passages: passages.map(({ runs }) =>
      runs
        .map(({ text, change }) => (change === 'added' ? `[+${text}]` : change === 'removed' ? `[-${text}]` : text))
        .join(''),
    ),
  }));

test('words that changed stand within the passage that did not', () => {
  expect(
    say(
      '<h2>Notice</h2><p>You may end the contract with 30 days’ notice.</p><p>We answer.</p>',
      '<h2>Notice</h2><p>You may end the contract with 14 days’ notice.</p><p>We answer.</p>',
    ),
  ).toEqual([{ heading: 'Notice', passages: ['You may end the contract with [-30][+14] days’ notice.'] }]);
});

test('what is new and what has gone stand as wholes, below their headings', () => {
  expect(
    say(
      '<h2>Data</h2><p>Same.</p><ul><li>Fax numbers of every client</li></ul>',
      '<h2>Data</h2><p>Same.</p><h2>AI</h2><p>No call trains a model.</p>',
    ),
  ).toEqual([
    { heading: 'AI', passages: ['[+AI]', '[+No call trains a model.]'] },
    { heading: 'Data', passages: ['[-Fax numbers of every client]'] },
  ]);
});

test('single words between changes are part of them: what is new can be read in one piece', () => {
  expect(
    say(
      '<p>We tell you of errors in the bill by post within a week, and you may answer.</p>',
      '<p>We tell you of changes in the price by email within a week, and you may answer.</p>',
    ),
  ).toEqual([
    {
      heading: undefined,
      passages: [
        'We tell you of [-errors in the bill by post][+changes in the price by email] within a week, and you may answer.',
      ],
    },
  ]);
});

test('a row of a table is one passage', () => {
  expect(
    say(
      '<table><tbody><tr><td>Logs</td><td>90 days</td></tr></tbody></table>',
      '<table><tbody><tr><td>Logs</td><td>30 days</td></tr></tbody></table>',
    ),
  ).toEqual([{ heading: undefined, passages: ['Logs · [-90][+30] days'] }]);
});

test.each([
  [
    'lines of a paragraph',
    '<p>Orvandel<br />1 Main Street</p>',
    '<p>Orvandel<br />2 Main Street</p>',
    'Orvandel [-1][+2] Main Street',
  ],
  [
    'a list within an entry',
    '<ul><li>Logs<ul><li>90 days</li></ul></li></ul>',
    '<ul><li>Logs<ul><li>30 days</li></ul></li></ul>',
    '[-90][+30] days',
  ],
  ['small headings', '<h5>Fax numbers kept</h5>', '<h5>Fax numbers erased</h5>', 'Fax numbers [-kept][+erased]'],
  [
    'set as code',
    '<pre><code>keep for 90 days</code></pre>',
    '<pre><code>keep for 30 days</code></pre>',
    'keep for [-90][+30] days',
  ],
])('nothing is left out, and no words are glued together: %s', (_where, before, after, passage) => {
  expect(say(before, after).flatMap(({ passages }) => passages)).toEqual([passage]);
});

test('words are those of the language', () => {
  expect(say('<p>Мы храним журналы девяносто дней.</p>', '<p>Мы храним журналы тридцать дней.</p>', 'ru-RU')).toEqual([
    { heading: undefined, passages: ['Мы храним журналы [-девяносто][+тридцать] дней.'] },
  ]);
});

test('versions that say the same have no changes, however they are marked up', () => {
  expect(say('<p>One <b>and</b> the same.</p>', '<p>One and\n the same.</p>')).toEqual([]);
});
