/**
 * @param catalogs by language
 * @returns `catalogs.json`: a language a line, since the server parses those that it shows (`src/server/render/catalogs.ts`)
 */
export function writeCatalogs(catalogs: Readonly<Record<string, object>>): string {
  const lines = Object.entries(catalogs).map(
    ([locale, catalog]) => `${JSON.stringify(locale)}: ${JSON.stringify(catalog)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
