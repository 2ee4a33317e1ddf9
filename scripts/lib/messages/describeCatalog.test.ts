import { describeCatalog } from './describeCatalog.ts';

const catalog = {
  locale: 'ru',
  file: '',
  before: '',
  after: '',
  proposals: [],
  dropped: [],
  missing: [],
  unconfirmed: [],
  broken: [],
};

test('a language that is whole is complete', () => {
  expect(describeCatalog(catalog)).toEqual(['ru: complete']);
});

test('what is left to do is counted, and what was reworded or is gone is told with its translation', () => {
  const lines = describeCatalog({
    ...catalog,
    missing: ['Where?', 'When?'],
    unconfirmed: ['Send it'],
    broken: [{ message: '{count} of {all}', fault: 'lacks {all}' }],
    proposals: [{ from: 'Send', to: 'Send it', translation: 'Отправить' }],
    dropped: [{ from: 'Blue', translation: 'Синий' }],
  });
  expect(lines).toEqual([
    'ru: 2 without a translation, 1 to confirm, 1 to mend',
    '  to mend: the translation of “{count} of {all}” lacks {all}',
    '  reworded: “Send” → “Send it”, proposed: “Отправить”',
    '  gone: “Blue”, which was “Синий”',
  ]);
});
