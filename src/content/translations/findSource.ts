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
  for (const locale of WRITTEN_LOCALES) {
    const file = `${folder}/${locale}.yaml`;
    if (names.has(file)) return file === name ? undefined : file;
  }
  return undefined;
}
