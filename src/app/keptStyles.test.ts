import { existsSync, readFileSync } from 'node:fs';

/** What only the server draws of the shell. */
const PARTS = ['src/features/footer/FooterContent.tsx', 'src/features/header/SubmenuPanel.tsx'];

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '#([^']+)'|import '#([^']+)'/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );

/** @returns the style sheets that a file brings along, over all that it imports */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return importsOf(file).flatMap((imported) => stylesOf(imported, seen));
}

test('the browser’s build has the styles of all parts that only the server draws', () => {
  const known = new Set([...stylesOf('src/app/keptStyles.ts'), ...stylesOf('src/app/layouts/DefaultLayout.tsx')]);
  const wanted = PARTS.flatMap((part) => stylesOf(part));
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((file) => !known.has(file))).toEqual([]);
});
