import { WRITTEN_LOCALES } from '#config/locales.ts';

/**
 * The structure of a page stands in one of its language files: English, or where there is none the first that there is.
 *
 * @param name of a language file, such as `pages/about/es.yaml`
 * @param names of all files
 * @returns the file with the structure of its folder; undefined for that file itself
 */
export function findSource(name: string, names: ReadonlySet<string>): string | undefined {
  const folder = name.slice(0, name.lastIndexOf('/'));
  const source = WRITTEN_LOCALES.map((locale) => `${folder}/${locale}.yaml`).find((file) => names.has(file));
  return source === name ? undefined : source;
}
