import { brand } from '#config/brand.ts';
import { company } from '#config/company.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, locales, WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { DEFAULT_SITE, localePrefix, resolveVariant, siteOrigin, sites } from '#config/sites.ts';

test.each([
  ['main', ['en', 'es', 'pt'], false],
  ['ru', ['ru'], false],
  ['kz', ['ru'], true],
  ['es', ['es'], false],
  ['pt', ['pt'], false],
] as const)('site %s serves %j, Kazakhstan flag %s', (key, codes, kazakhstan) => {
  expect(sites[key]).toMatchObject({ key, locales: codes, kazakhstan });
  expect(sites[key].hosts).toContain(key === 'main' ? 'localhost' : `${key}.localhost`);
});

test('the default site is main and its default language English', () => {
  expect(sites[DEFAULT_SITE].key).toBe('main');
  expect(sites[DEFAULT_SITE].locales[0]).toBe(DEFAULT_LOCALE);
  expect(DEFAULT_LOCALE).toBe('en');
});

test('no host belongs to two sites, and each is lower case without port', () => {
  const hosts = Object.values(sites).flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const host of hosts) expect(host).toMatch(/^[a-z0-9.-]+$|^\[::1\]$/);
});

test.each([
  ['main', 'en', 'en'],
  ['main', 'es', 'es'],
  ['main', 'pt', 'pt'],
  ['main', 'xa', 'en'],
  ['ru', 'ru', 'ru'],
  ['kz', 'ru', 'kz'],
  ['es', 'es', 'es'],
  ['pt', 'pt', 'pt'],
] as const)('on %s in %s the variant is %s', (site, locale, variant) => {
  expect(resolveVariant(sites[site], locale)).toBe(variant);
});

test('a site whose Kazakhstan flag is set from outside shows the Kazakhstan variant', () => {
  expect(resolveVariant({ kazakhstan: true }, 'en')).toBe('kz');
});

test.each([
  ['main', 'en', ''],
  ['main', 'es', '/es'],
  ['main', 'pt', '/pt'],
  ['es', 'es', ''],
  ['ru', 'ru', ''],
] as const)('on %s the prefix of %s is %j', (site, locale, prefix) => {
  expect(localePrefix(sites[site], locale)).toBe(prefix);
});

test.each(SITE_KEYS)('the public address of %s is https and its own', (key) => {
  expect(siteOrigin(sites[key])).toBe(`https://${key === 'main' ? '' : `${key}.`}${brand.domain}`);
});

test.each([
  ['en', 'en-US', 'en', 'en-us'],
  ['es', 'es-ES', 'en', 'es'],
  ['pt', 'pt-PT', 'en', 'pt'],
  ['ru', 'ru-RU', 'ru', 'ru-ru'],
  ['xa', 'en-XA', 'en', 'en-us'],
] as const)('locale %s is %s, %s for the consoles and %s for the docs API', (code, iso, consoleLang, docsApi) => {
  expect(locales[code]).toMatchObject({ code, iso, consoleLang, docsApi });
});

test('nobody writes the pseudo-locale, and no site has it by itself', () => {
  expect(LOCALE_CODES.filter((code) => !WRITTEN_LOCALES.some((written) => written === code))).toEqual(['xa']);
  expect(WRITTEN_LOCALES).not.toContain('xa');
  for (const site of Object.values(sites)) expect(site.locales).not.toContain('xa');
});

test.each([
  ['en', []],
  ['pt', ['+351 200 000 042']],
  ['ru', ['+7 (000) 000-00-42']],
  ['kz', ['+7 727 000 00 42']],
] as const)('the phones of variant %s are its own', (variant, numbers) => {
  expect(company.phones[variant].map(({ number }) => number)).toEqual(numbers);
});

test('the Spanish variant has one number for each of its four countries', () => {
  expect(company.phones.es.map(({ country }) => country)).toEqual(['CO', 'MX', 'PE', 'CL']);
});

test('Europe, Russia and CIS have a UK number, USA, Canada and Latin America a US number', () => {
  const { europe, americas } = company.regionalPhones;
  expect([europe.number, americas.number]).toEqual(['+44 20 7946 0142', '+1 202-555-0142']);
});

test('a number that is a made-up one outside the reserved ranges cannot be dialled', () => {
  const dialable = [...Object.values(company.phones).flat(), ...Object.values(company.regionalPhones)].filter(
    (phone) => phone.dialable,
  );
  for (const { number } of dialable) expect(number).toMatch(/^\+1 \d{3}-555-01\d\d$|^\+44 20 7946 0\d{3}$/);
});

test('every address of the brand lies on its own reserved domain', () => {
  expect(brand.domain).toMatch(/\.example$/);
  for (const url of [...Object.values(brand.links), ...Object.values(brand.consoles)])
    expect(new URL(url).hostname).toContain(brand.domain);
  const { salesEmail, supportEmail, pressEmail, abuseEmail, privacyEmail } = brand;
  for (const mail of [salesEmail, supportEmail, pressEmail, abuseEmail, privacyEmail])
    expect(mail.endsWith(`@${brand.domain}`)).toBe(true);
});

const DECLARED = ['key', 'origin', 'kazakhstan', 'locale', 'iso', 'prefix', 'variant', 'consoles', 'locales'];

test.each(
  Object.values(sites).flatMap((site) => site.locales.map((locale): [SiteKey, LocaleCode] => [site.key, locale])),
)('what the browser learns of %s in %s is what is declared, and no host list', (key, locale) => {
  const site = { ...sites[key], secret: 'planted' };
  const shown = createPublicSite(site, locale);
  expect(Object.keys(shown).sort()).toEqual([...DECLARED].sort());
  expect(JSON.stringify(shown)).not.toMatch(/planted|localhost|127\.0\.0\.1|hosts/);
  expect(shown).toMatchObject({ key, locale, iso: locales[locale].iso, origin: siteOrigin(sites[key]) });
  expect(shown.locales.map(({ code }) => code)).toEqual(sites[key].locales);
});

test.each([
  ['immutable', /^public, max-age=31536000, immutable$/],
  ['publicFile', /^public, max-age=\d+$/],
  ['page', /^public, max-age=0, must-revalidate$/],
  ['shared', /^public, max-age=\d+$/],
  ['typed', /^private, max-age=\d+$/],
  ['none', /^no-store$/],
] as const)('the cache policy %s is %s', (name, expected) => {
  expect(cachePolicies[name]).toMatch(expected);
});
