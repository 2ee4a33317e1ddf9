import Negotiator from 'negotiator';
import { locales } from '#config/locales.ts';
import { sites } from '#config/sites.ts';
import { resolveLocale } from '#src/language/server/resolveLocale.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const main = sites.main.locales;
const resolve = (language?: string, cookie?: string) =>
  resolveLocale(
    { ...(language === undefined ? {} : { 'accept-language': language }), ...(cookie === undefined ? {} : { cookie }) },
    main,
  );

test.each([
  ['i18n_redirected=pt', 'es', 'pt'],
  ['i18n_redirected=en', 'es,pt;q=0.5', 'en'],
  ['a=1; i18n_redirected=es; b=2', 'pt', 'es'],
  ['i18n_redirected=ru', 'pt', 'pt'],
  ['i18n_redirected=', 'es', 'es'],
  ['i18n_redirected=__proto__', 'es', 'es'],
  ['xi18n_redirected=pt', 'es', 'es'],
  ['i18n_redirected', 'es', 'es'],
  [';;=;%', 'es', 'es'],
  ['i18n_redirected=%E0%A4', 'es', 'es'],
])('cookie %j with languages %s gives %s', (cookie, language, expected) => {
  expect(resolve(language, cookie)).toBe(expected);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['es-ES', 'es'],
  ['ES-es', 'es'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['es-419,en;q=0.5', 'es'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['de,fr;q=0.9', 'en'],
  ['de,pt;q=0.9,es;q=0.8', 'pt'],
  ['en;q=0.1,es;q=0.9', 'es'],
  ['es;q=0,pt;q=0.1', 'pt'],
  ['es;q=0', 'en'],
  ['pt-BR, pt;q=0', 'en'],
  ['pt-BR, pt;q=0, es;q=0.1', 'es'],
  ['pt-PT, pt;q=0', 'pt'],
  ['pt-BR;q=0, pt', 'pt'],
  ['es-MX, ES;Q=0.0', 'en'],
  ['en;q=0', 'es'],
  ['en;q=0, es;q=0, *', 'pt'],
  ['en;q=0, es;q=0, pt;q=0', 'en'],
  ['*;q=0', 'en'],
  ['pt-BR, *;q=0', 'pt'],
  ['es;q=2', 'es'],
  ['ru-RU,ru', 'en'],
  ['xa', 'en'],
  ['est', 'en'],
  ['e', 'en'],
  ['\u0000,;=,,q', 'en'],
  ['en-US,es-ES', 'en'],
  ['de-DE, *;q=0.5', 'en'],
])('languages %j give %s', (language, expected) => {
  expect(resolve(language)).toBe(expected);
});

test.each([
  ['many languages', Array.from({ length: 1000 }, (_, index) => `x${String(index)};q=0.5`).join(',')],
  ['one endless language', 'e'.repeat(8192)],
  ['many q-values', `es${';q=0.1'.repeat(1300)}`],
  ['many commas', ','.repeat(8192)],
  ['many spaces', `es${' '.repeat(8000)};q=1x`],
])('a header of 8 KB with %s is read at once and gives a language of the site', (_name, header) => {
  const worked = startCpuClock();
  expect(main).toContain(resolve(header));
  expect(worked()).toBeLessThan(100);
});

test('of a long list the beginning is read: to take 15 KB of languages apart held up all other visitors for 15 ms', () => {
  const others = Array.from({ length: 300 }, () => 'x').join(',');
  expect([resolve(`es,${others}`), resolve(`${others},es`)]).toEqual(['es', 'en']);
});

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

test('whatever the header, a language that it refuses by name is not chosen while another is left', () => {
  const tags = ['en', 'en-US', 'es', 'es-ES', 'es-MX', 'pt', 'pt-PT', 'pt-BR', 'de', '*'];
  for (let seed = 0; seed < 3000; seed += 1) {
    const parts = Array.from({ length: 1 + (seed % 4) }, (_, place) => {
      const tag = pick(tags, Math.floor(seed / 7 ** place) + place * 3);
      return [tag, pick(['', ';q=0', ';q=0.5', ';q=0.000'], Math.floor(seed / 3 ** place))] as const;
    });
    const header = parts.map((part) => part.join('')).join(', ');
    // The oracle, for one language alone: every other one is welcome, so only its own refusal can leave it out.
    const refuses = (iso: string) =>
      new Negotiator({ headers: { 'accept-language': `${header}, *;q=0.001` } }).languages([iso]).length === 0;
    const left = main.filter((code) => !refuses(locales[code].iso));
    expect([header, left.length === 0 || left.includes(resolve(header))]).toEqual([header, true]);
  }
});

test('a site with one language answers in it, whatever is asked for', () => {
  expect(resolveLocale({ 'accept-language': 'en', cookie: 'i18n_redirected=es' }, sites.kz.locales)).toBe('ru');
});
