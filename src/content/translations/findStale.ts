import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { checkVersions } from '#src/content/translations/checkVersions.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { listParts } from '#src/content/translations/versions.ts';
import { openYaml } from '#src/content/files/yamlFile.ts';

/**
 * Reads every page once more, as it is written, and is for the check alone: a server has no time for it.
 *
 * @param snapshot all content; files with problems have those to be mended first
 * @param directory the content folder
 * @returns what was translated from other words than today's, or from nobody knows which: notices, as the site is whole
 */
export function findStale({ written, words, problems }: ContentSnapshot, directory: string): ContentProblem[] {
  const names = new Set(written.keys());
  const broken = new Set(problems.map(({ file }) => file));
  const open = (name: string) => openYaml(readFileSync(path.join(directory, name), 'utf8'));
  // Each is the source of several translations.
  const sources = new Map<string, Parameters<typeof checkVersions>[2]>();
  const openSource = (name: string) => {
    const known = sources.get(name);
    if (known) return known;
    const data: unknown = open(name).document.toJS();
    const source = { name, data, parts: listParts(data, words.ofLanguage) };
    sources.set(name, source);
    return source;
  };
  return [...names].flatMap((file) => {
    const name = /\/[a-z]{2}\.yaml$/.test(file) ? findSource(file, names) : undefined;
    if (name === undefined || broken.has(file) || broken.has(name)) return [];
    return checkVersions(file, open(file), openSource(name));
  });
}
