import { markFound } from '#src/search/server/excerpt.ts';
import { createTermsOf, foldWord, wordsOf } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

const FORMS: readonly (readonly [keyof PerLocale, string])[] = [
  ['en', 'recording recordings recorded'],
  ['en', 'price prices pricing'],
  ['en', 'query queries'],
  ['es', 'llamada llamadas'],
  ['es', 'grabación grabaciones grabacion'],
  ['es', 'número números numeros'],
  ['es', 'canal canales'],
  ['es', 'voicebot voicebots'],
  ['pt', 'chamada chamadas'],
  ['pt', 'voicebot voicebots'],
  ['pt', 'gravação gravações gravacao gravacoes'],
  ['pt', 'ação ações'],
  ['pt', 'mensagem mensagens'],
  ['pt', 'canal canais'],
  ['pt', 'robô robôs robo'],
  ['ru', 'голосовой голосовых голосового голосовыми'],
  ['ru', 'робот робота роботов роботами'],
  ['ru', 'звонок звонки звонков звонком'],
  ['ru', 'расшифровка расшифровки расшифровок'],
  ['ru', 'счёт счета счет'],
  ['ru', 'очередь очереди'],
];

test.each(FORMS)('in %s these are one word: %s', (language, forms) => {
  const termsOf = createTermsOf(language);
  const [first = '', ...others] = forms.split(' ');
  for (const other of others)
    expect([...termsOf(first)].filter((term) => termsOf(other).includes(term))).not.toEqual([]);
});

const WORDS: readonly (readonly [keyof PerLocale, string, string])[] = [
  ['en', 'number', 'numerous'],
  ['es', 'cola', 'color'],
  ['pt', 'fila', 'filho'],
  ['ru', 'номер', 'норма'],
];

test.each(WORDS)('in %s %s is another word than %s', (language, one, other) => {
  const termsOf = createTermsOf(language);
  expect(termsOf(one).filter((term) => termsOf(other).includes(term))).toEqual([]);
});

test('words have letters and digits, and й is a letter of its own', () => {
  expect(wordsOf('«Кто звонит?» — 8-800, <b>C++</b>')).toEqual(['кто', 'звонит', '8', '800', 'b', 'c', 'b']);
  expect(['голосовой', 'ёлка', 'ação', 'niño'].map(foldWord)).toEqual(['голосовой', 'елка', 'acao', 'nino']);
});

const TYPED: readonly (readonly [string, string])[] = [
  ['ＡＰＩ', 'api'],
  ['８８００', '8800'],
  ['voice\u00ADbot', 'voicebot'],
  ['ıvr', 'ivr'],
  ['İVR', 'ivr'],
];

test.each(TYPED)('%s is known by what %s is known by', (typed, plain) => {
  const termsOf = createTermsOf('en');
  expect(wordsOf(typed).map((word) => termsOf(word)[0])).toEqual([termsOf(plain)[0]]);
});

test('a word with soft hyphens is marked as a whole', () => {
  const found = { termsOf: createTermsOf('en'), terms: new Set(['voicebot']), answered: 1 };
  expect(markFound('A voice\u00ADbot.', found)).toEqual([
    { text: 'A ' },
    { text: 'voice\u00ADbot', found: true },
    { text: '.' },
  ]);
});

test('nobody’s invention is remembered for ever, and a word without an end has one', () => {
  const termsOf = createTermsOf('en');
  for (let number = 0; number < 30_000; number += 1) termsOf(`w${String(number)}`);
  expect(termsOf('recordings')).toContain('record');
  expect(Math.max(...termsOf('x'.repeat(10_000)).map(({ length }) => length))).toBeLessThan(50);
});
