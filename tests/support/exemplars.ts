import type { Template } from '#src/shared/page.ts';

/** The page that shows what each template can be, by template; `error` is what an unknown address answers. */
export const EXEMPLARS: Readonly<Record<Exclude<Template, 'landing'> | 'error', string>> = {
  home: '/',
  platform: '/platform/voice',
  product: '/products/voicebot',
  solution: '/solutions/inbound-contact-center',
  industry: '/industries/banking',
  kit: '/kit',
  tutorial: '/voicebot-kit-tutorials',
  promo: '/promo/call-center-software',
  comparison: '/promo/genesys-alternative',
  pricing: '/kit/pricing',
  listing: '/blog',
  article: '/blog/when-the-line-goes-quiet',
  legal: '/legal/privacy',
  contact: '/contacts',
  'thank-you': '/thank-you',
  webinar: '/webinar/platform',
  error: '/platform/voise',
};

/** Where each language is served by a local server: host, and prefix of its paths. */
export const LANGUAGES = {
  en: { host: 'localhost', prefix: '' },
  es: { host: 'localhost', prefix: '/es' },
  pt: { host: 'localhost', prefix: '/pt' },
  ru: { host: 'ru.localhost', prefix: '' },
} as const;

/** The widths that every page is looked at, px: a phone, a tablet, the smallest desktop, a usual one. */
export const WIDTHS = [375, 768, 1200, 1440] as const;

/** @returns the address of an exemplar on a local server */
export function exemplarUrl(path: string, { host, prefix }: { host: string; prefix: string }, port: number): string {
  return `http://${host}:${String(port)}${prefix}${path === '/' && prefix !== '' ? '' : path}`;
}
