import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import type { TemplateSchema } from '#src/shared/page/templateSchema.ts';

const schemas: Readonly<Record<string, TemplateSchema>> = templateSchemas;

/** The page that shows what each template can be, by template; `error` is what an unknown address answers. */
export const EXEMPLARS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(schemas).flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  ),
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
