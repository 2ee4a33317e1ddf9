import { tableOf, writeMarkdown } from './tables.ts';
import type { Section } from './measurement.ts';

/** Where and when a part was measured. */
export interface Run {
  /** As `2026-11-22`. */
  readonly date: string;
  /** The short hash, and whether there was more than it. */
  readonly commit: string;
  readonly machine: string;
}

/** What stands before the parts. */
const BEGINNING = `# Benchmarks

What \`npm run bench -- --write\` has measured, as it came out: also where a goal is missed. Each part says when, where and of which commit. A ratio is held against a floor that was measured in the same run, in turn with it: the least that any server of the same bytes, or any render of the same tree, has to do. [How to measure](how-to/measure.md) says what each part does.
`;

const HEADING = /^## (?<title>.+)$/m;

/** @returns a part as it stands in the document */
function writeSection({ title, about, measurements, table }: Section, { date, commit, machine }: Run): string {
  const tables = [...(measurements.length > 0 ? [tableOf(measurements)] : []), ...(table ? [table] : [])];
  return [`## ${title}`, `${date}, ${commit}, ${machine}.`, about, ...tables.map(writeMarkdown)].join('\n\n') + '\n';
}

/**
 * @param document what is there; empty when there is none
 * @param sections what was measured now; the others stay as they are
 * @param order the titles of all parts, as they are to stand
 * @returns the document with them in it
 */
export function putSections(
  document: string,
  sections: readonly Section[],
  { run, order }: { readonly run: Run; readonly order: readonly string[] },
): string {
  const known = document
    .split(/^(?=## )/m)
    .map((text) => [HEADING.exec(text)?.groups?.title, text] as const)
    .filter(([title]) => title !== undefined);
  const texts = new Map(known);
  for (const section of sections) texts.set(section.title, writeSection(section, run));
  const ordered = order.flatMap((title) => texts.get(title) ?? []);
  return [BEGINNING, ...ordered].map((text) => text.trimEnd()).join('\n\n') + '\n';
}
