import type { WrittenLocale } from '#config/locales.ts';
import { createTypesetter, typeset } from '#src/shared/text/typography/typeset.ts';
import { asTyped } from '#src/shared/text/typography/typography.ts';

/** `_` stands for a no-break space, `^` for a word joiner. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '^');

test.each<[WrittenLocale, string, string]>([
  ['en', 'She said "yes."', 'She said “yes.”'],
  ['es', 'Pulsa "Publicar".', 'Pulsa «Publicar».'],
  ['pt', 'Prima "Publicar".', 'Prima «Publicar».'],
  ['ru', 'Нажмите "Опубликовать".', 'Нажмите «Опубликовать».'],
  ['en', '"A "b" c"', '“A ‘b’ c”'],
  ['es', '"A "b" c"', '«A “b” c»'],
  ['ru', '"А "б" в"', '«А_„б“ в»'],
  ['ru', '«А „б“ в»', '«А_„б“ в»'],
  ['pt', 'as palavras “sim” e “não”', 'as palavras «sim» e «não»'],
  ['en', "It’s 5 o’clock, isn't it", "It’s 5 o’clock, isn't it"],
  ['en', 'say"yes"', 'say“yes”'],
  ['es', '«uno »', '«uno »'],
  ['en', '("one", "two")', '(“one”, “two”)'],
])('%s: quotes of %s', (language, written, set) => {
  expect(visible(typeset(written, language))).toBe(set);
});

test.each<[WrittenLocale, string, string]>([
  ['en', '640 ms, 5 % of calls at 3:40 p.m.', '640_ms, 5% of calls at 3:40_p.m.'],
  ['es', '5% de 100 000 en EE. UU., 39 USD', '5_% de 100_000 en EE._UU., 39_USD'],
  ['pt', '5 % de 100 000, 15 min', '5% de 100_000, 15_min'],
  ['ru', 'За 5% звонков в час — 15 минут, и до 3 200 ₽', 'За_5_% звонков в_час_— 15_минут, и_до_3_200_₽'],
  ['ru', 'А вы? Я и он', 'А_вы? Я_и_он'],
  ['ru', 'с 8:00 до 12:00 и с 13:00, за 15 с, 5 по 3', 'с_8:00 до_12:00 и_с_13:00, за_15_с, 5 по_3'],
  ['en', 'in ((pause.short)) ms', 'in ((pause.short))_ms'],
  ['es', 'los primeros {first} s completos', 'los primeros {first}_s completos'],
  ['en', 'call +1 202 555 0142', 'call +1_202_555 0142'],
  ['en', '5 sold', '5 sold'],
  ['en', 'under § 201 StGB, Art. 5', 'under §_201 StGB, Art._5'],
  ['pt', 'a Lei n.º 13.709 e o art. 7', 'a Lei n.º_13.709 e o art._7'],
  ['ru', 'закон № 149-ФЗ, ст. 10', 'закон №_149-^ФЗ, ст._10'],
  ['en', 'Wi-Fi, GSM-7, one-time, toll-free; 50–100 ms', 'Wi-^Fi, GSM-^7, one-time, toll-free; 50–^100_ms'],
  ['ru', 'до 100 кбит/с на 8-800-555-01-42, и/или 18-800', 'до_100_кбит/^с_на_8-^800-555-01-42, и/или 18-800'],
  ['pt', 'Candidate-se a esta vaga de terça-feira', 'Candidate-^se a esta vaga de terça-feira'],
  ['ru', 'по-русски 38-й раз кто-то из колл-центра', 'по-^русски 38-^й раз кто-^то из_колл-центра'],
  ['en', 'ann-li@sub-a.example/a-b, 2026-11-24, 202-555-0142', 'ann-li@sub-a.example/a-b, 2026-11-24, 202-555-0142'],
  ['en', 'It may start. 5 of them do, smart. 7 not', 'It may start. 5 of them do, smart. 7 not'],
])('%s: spaces of %s', (language, written, set) => {
  expect(visible(typeset(written, language))).toBe(set);
});

test.each<[WrittenLocale, string]>([
  ['en', '"A "b" c" at 5 % and 640 ms'],
  ['es', '"A "b" c" 5% EE. UU.'],
  ['ru', '"А "б" в" — 5% и 15 минут'],
])('%s: what is set stays the same', (language, written) => {
  const once = typeset(written, language);
  expect(typeset(once, language)).toBe(once);
});

test('a quote goes through the pieces of a text', () => {
  const set = createTypesetter('es');
  expect(['"uno ', 'dos', '" y "tres"'].map(set)).toEqual(['«uno ', 'dos', '» y «tres»']);
});

test('a label has nothing unseen within a word, and what is compared has nothing unseen at all', () => {
  const [prose, label] = (['prose', 'label'] as const).map((kind) => typeset('Wi-Fi 640 ms', 'en', kind));
  expect([prose, label].map((text = '') => visible(text))).toEqual(['Wi-^Fi 640_ms', 'Wi-Fi 640_ms']);
  expect(asTyped(prose ?? '')).toBe('Wi-Fi 640 ms');
});

test('a quote that is forgotten spoils its own paragraph alone', () => {
  expect(['"uno', '\n\n', '"dos"'].map(createTypesetter('es'))).toEqual(['«uno', '\n\n', '«dos»']);
});
