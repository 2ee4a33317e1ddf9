import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Who listens to the links of a page without what is around them, or says one aloud to follow it, tells them apart by their words.
 * English decides where links lead, for all languages.
 */

interface Link {
  readonly label: string;
  readonly target: string;
}

const MARKDOWN = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** @returns all links in it, however deep; of those in a sentence, which says which part of a page is meant, the page */
function linksOf(value: unknown): Link[] {
  if (typeof value === 'string') {
    return [...value.matchAll(MARKDOWN)].map(([, label = '', target = '']) => ({
      label,
      target: target.replace(/#.*/, ''),
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { label, href, anchor } = value as Readonly<Record<string, unknown>>;
  const target = [href, anchor].filter((part) => typeof part === 'string').join('#');
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, target }] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}

test('links of a page that have the same words lead to the same place', () => {
  const files = globSync('content/pages/**/en.yaml');
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) => {
    const targets = Map.groupBy(linksOf(parse(readFileSync(file, 'utf8'))), ({ label }) => label);
    return [...targets]
      .filter(([, links]) => new Set(links.map(({ target }) => target)).size > 1)
      .map(([label, links]) => `${file}: “${label}” leads to ${links.map(({ target }) => target).join(' and to ')}`);
  });
  expect(faults).toEqual([]);
});
