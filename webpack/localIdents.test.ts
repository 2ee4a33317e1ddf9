import { globSync } from 'node:fs';
import { getLocalIdent, identPrefix } from './localIdents.ts';

const reading = (file: string) => ({ rootContext: '/site', resourcePath: `/site/${file}` });

test('no two style modules have names that begin alike', () => {
  const files = globSync('src/**/*.module.css').map((file) => file.replaceAll('\\', '/'));
  const prefixes = new Map(files.map((file) => [identPrefix(file), file]));
  expect(files.length).toBeGreaterThan(100);
  expect(prefixes.size).toBe(files.length);
});

test('names are counted for each file, and stay what they are when it is read again', () => {
  const names = Array.from({ length: 60 }, (_, index) => `name-${String(index)}`);
  const read = (file: string) => {
    const context = reading(file);
    return [...names, 'name-0'].map((name) => getLocalIdent(context, '', name));
  };
  const hero = read('src/blocks/hero/Hero.module.css');
  expect(new Set(hero).size).toBe(names.length);
  expect(hero.at(-1)).toBe(hero[0]);
  expect(hero[51]).toHaveLength(5);
  expect(hero[52]).toHaveLength(6);
  expect(read('src/blocks/hero/Hero.module.css')).toEqual(hero);
  expect(read('src/blocks/cta/CallToAction.module.css')).not.toContain(hero[0]);
});
