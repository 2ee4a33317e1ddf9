import type { Glossary } from '#src/content/language/glossarySchema.ts';
import { readAsked } from '#src/search/server/askedWords.ts';
import { createTermsOf, wordsOf } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

const glossary: Glossary = {
  terms: {
    pbx: {
      use: { en: 'PBX', es: 'central telefónica', pt: 'central telefónica', ru: 'АТС' },
      never: { es: ['centralita*'] },
      asked: { en: ['phone system'], ru: ['виртуальная атс'] },
    },
    price: {
      use: { en: 'price', es: 'precio', pt: 'preço', ru: 'цена' },
      asked: { en: ['how much', 'cost'], es: ['cuánto cuesta'], ru: ['сколько стоит'] },
    },
  },
  forbidden: [],
  names: [],
};

const read = (language: keyof PerLocale, question: string) =>
  readAsked(wordsOf(question), { glossary, language, termsOf: createTermsOf(language) }).map(({ words, means }) =>
    [words.join(' '), ...means.map((parts) => parts.join(' '))].join(' = '),
  );

test.each([
  ['en', 'How long are my recordings kept?', ['long', 'recordings', 'kept']],
  ['es', '¿Cómo puedo grabar las llamadas?', ['grabar', 'llamadas']],
  ['pt', 'onde ficam os dados', ['ficam', 'dados']],
  ['ru', 'где у вас хранятся данные', ['хранятся', 'данные']],
] as const)('in %s, of %j what says something is asked for', (language, question, asked) => {
  expect(read(language, question)).toEqual(asked);
});

test('who asks for nothing but such words means them', () => {
  expect(read('en', 'who are you')).toEqual(['who', 'are', 'you']);
});

test.each([
  ['en', 'how much is a phone system', ['how much = price', 'phone system = pbx']],
  ['en', 'costs', ['costs = price']],
  ['es', 'cuanto cuesta una centralita', ['cuanto cuesta = precio', 'centralita = central telefónica']],
  ['ru', 'сколько стоит виртуальной АТС', ['сколько стоит = цена', 'виртуальной атс = атс']],
] as const)('in %s, %j is asked in the words of the site, too', (language, question, asked) => {
  expect(read(language, question)).toEqual(asked);
});

test('what one language says is nothing in another', () => {
  expect(read('pt', 'centralita')).toEqual(['centralita']);
});
