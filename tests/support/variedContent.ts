import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block or a template that is chosen, and the name of a field. */
const FEATURE = /^(?:template|layout| {2}- type): *[\w-]+|^ *(?:- )?[\w-]+(?=:\s)/gm;
/** A file that says what there is. A translation names its blocks by their ids, which are no fields. */
const HAS_STRUCTURE = /^template:|^ {2}- type:/m;

/**
 * Copies of the site's own content the documents that together have every template, block and field that is used in it, in all
 * their languages, and all that is no document.
 */
export function copyVariedContent(to: string): void {
  const from = path.resolve('content');
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const files = Map.groupBy(names.sort(), (name) => path.dirname(name));
  const known = new Set<string>();
  for (const [, inFolder] of files) {
    const isDocument = inFolder.some((name) => path.basename(name) === 'page.yaml');
    const texts = inFolder.map((name) => readFileSync(path.join(from, name), 'utf8'));
    const features = texts.filter((text) => HAS_STRUCTURE.test(text)).flatMap((text) => text.match(FEATURE) ?? []);
    if (isDocument && features.every((feature) => known.has(feature.trim()))) continue;
    for (const feature of features) known.add(feature.trim());
    for (const name of inFolder) cpSync(path.join(from, name), path.join(to, name));
  }
}
