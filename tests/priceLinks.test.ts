import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';

/** Who reads “from $1.80” about a product is one click from all rates, those of their country and of that product. */

/** Templates of pages that sell something of the price list. */
const SELLING = /^template: (platform|product|solution|industry)$/m;

const LINKS: Readonly<Record<WrittenLocale, RegExp>> = {
  en: /'\/pricing\?country=us&product=\w+/,
  es: /'\/pricing\?country=(es|co)&product=\w+/,
  pt: /'\/pricing\?country=pt&product=\w+/,
  ru: /'\/pricing\?(?=\S*country=(ru|kz)\b)(?=\S*product=\w+)(?=\S*currency=RUR)/,
};

const pages = globSync('content/pages/{platform,products,solutions,industries}/**/page.yaml')
  .filter((file) => SELLING.test(readFileSync(file, 'utf8')))
  .map((file) => path.dirname(file));

test.each(WRITTEN_LOCALES)(
  'each page that sells something links to the price list, by market and product, in %s',
  (locale) => {
    const files = pages.map((folder) => `${folder}/${locale}.yaml`).filter((file) => existsSync(file));
    expect(files.length).toBeGreaterThan(35);
    expect(files.filter((file) => !LINKS[locale].test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);
