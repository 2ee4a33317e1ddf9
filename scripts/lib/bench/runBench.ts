import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchArguments } from './benchArguments.ts';
import { putSections } from './benchmarksDocument.ts';
import { describeRun } from './machine.ts';
import type { Section } from './measurement.ts';
import type { BenchOptions, Part } from './part.ts';
import { parts } from './parts.ts';
import { sumUp, tableOf, writeColumns } from './tables.ts';

const DOCUMENT = 'docs/benchmarks.md';

/**
 * Runs parts of the benchmark on the build that is there, and prints what they measure.
 *
 * @param root the repository
 */
export async function runBench(root: string, { only, write, ...told }: BenchArguments): Promise<void> {
  const run = describeRun(root);
  const options = { ...told, tell: (text: string) => console.log(`  ${text}`) };
  console.log(`${run.date}, ${run.commit}, ${run.machine}`);
  const sections: Section[] = [];
  for (const part of parts.filter(({ name }) => only.includes(name))) {
    const section = await runPart(part, options);
    sections.push(section);
    // After each part, so that one that breaks takes nothing along.
    if (write) putIntoDocument(path.join(root, DOCUMENT), (text) => putSections(text, [section], { run, order }));
  }
  console.log(`\n${sumUp(sections)}`);
}

const order = parts.map(({ title }) => title);

async function runPart({ title, measure }: Part, options: BenchOptions): Promise<Section> {
  console.log(`\n${title}`);
  const begun = performance.now();
  const section = { title, ...(await measure(options)) };
  const tables = [...(section.measurements.length > 0 ? [tableOf(section.measurements)] : []), section.table];
  for (const table of tables) if (table) console.log(`\n${writeColumns(table)}`);
  console.log(`\n  ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return section;
}

function putIntoDocument(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}
