import { globSync, readFileSync } from 'node:fs';

/** A class that its module lacks is no class: nothing says so, and an element stands without its looks, or with a name too many. */

const USED = /import (\w+) from '#(src\/[^']+\.module\.css)'/g;

/** @returns the names of classes that a CSS module has */
const classesOf = (css: string) =>
  new Set([...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));

/** @returns the names that a file asks of its CSS modules, and the modules lack */
function missingIn(source: string, read: (file: string) => string): string[] {
  return [...source.matchAll(USED)].flatMap(([, styles = '', file = '']) => {
    const known = classesOf(read(file));
    const asked = [...source.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)`, 'g'))].map(([, name = '']) => name);
    return [...new Set(asked)].filter((name) => !known.has(name)).map((name) => `${file} has no .${name}`);
  });
}

const sources = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));

test('each class is in its module', () => {
  expect(sources.length).toBeGreaterThan(200);
  const missing = sources.flatMap((file) =>
    missingIn(readFileSync(file, 'utf8'), (css) => readFileSync(css, 'utf8')).map((lack) => `${file}: ${lack}`),
  );
  expect(missing).toEqual([]);
});

test('one that is not is found', () => {
  const source = `import styles from '#src/ui/X.module.css';\n<p className={styles.there} /><p className={styles.gone} />`;
  expect(missingIn(source, () => '.there:hover { color: red } /* .gone */')).toEqual([
    'src/ui/X.module.css has no .gone',
  ]);
});
