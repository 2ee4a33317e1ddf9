import { brand } from '#config/brand.ts';
import { findOneWayAlternates, findTwins } from './checkTogether.ts';
import { readDocument } from './readDocument.ts';

const EN = 'https://site.example/voice';
const ES = 'https://site.example/es/voice';
const RU = 'https://ru.site.example/voice';

const page = (title: string, ...alternates: readonly string[]) =>
  readDocument(
    `<title>${title}</title><meta name="description" content="Of ${title}">${alternates.map((href) => `<link rel="alternate" hreflang="xx" href="${href}">`).join('')}`,
  );

test('two pages with one title, or one description, are found', () => {
  const documents = new Map([
    [EN, page('Voice')],
    [ES, page('Voz')],
    [RU, page('Voice')],
  ]);
  expect(findTwins(documents)).toEqual([
    { address: RU, what: `it has the title of ${EN}` },
    { address: RU, what: `it has the description of ${EN}` },
  ]);
});

test('a page that its translation does not name is found, and a translation that is not there', () => {
  const documents = new Map([
    [EN, { ...page('Voice', EN, ES, RU, ES), canonical: EN }],
    [ES, page('Voz', ES)],
    [RU, page('Голос', EN, RU, 'https://ru.site.example/gone')],
  ]);
  expect(findOneWayAlternates(documents)).toEqual([
    { address: EN, what: `its page in xx, ${ES}, does not name it`, cause: ES },
    {
      address: RU,
      what: 'its page in xx, https://ru.site.example/gone, is not there',
      cause: 'https://ru.site.example/gone',
    },
  ]);
});

test('of a copy nobody has to know, but what it is a copy of must be there', () => {
  const copy = (of: string) => ({ ...page('Voice', of), canonical: of });
  const documents = new Map([
    [EN, page('Voice', EN)],
    [RU, copy(EN)],
    [ES, copy('https://site.example/gone')],
  ]);
  expect(findOneWayAlternates(documents)).toEqual([
    {
      address: ES,
      what: 'its page in xx, https://site.example/gone, is not there',
      cause: 'https://site.example/gone',
    },
  ]);
});

test('what another of our sites answers is not known, and nothing is said of it', () => {
  const elsewhere = `https://ru.${brand.domain}/voice`;
  expect(findOneWayAlternates(new Map([[EN, page('Voice', EN, elsewhere)]]))).toEqual([]);
});

test('a translation on a site that is none of ours is found', () => {
  expect(findOneWayAlternates(new Map([[EN, page('Voice', EN, 'https://other.example/voz')]]))).toEqual([
    { address: EN, what: 'it names https://other.example/voz for xx, which is on none of our sites' },
  ]);
});
