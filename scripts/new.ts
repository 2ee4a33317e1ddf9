/** `npm run new -- page|block|template|collection|form|locale|site NAME`: makes the files that the how-tos describe, and says what is left to write. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeTypeErrors } from './lib/new/describeTypeErrors.ts';
import { Refusal } from './lib/new/Refusal.ts';
import { runScaffold } from './lib/new/runScaffold.ts';
import type { FollowUp } from './lib/new/Scaffold.ts';

const root = path.resolve(import.meta.dirname, '..');
const COMMANDS: Readonly<Record<FollowUp, readonly string[]>> = {
  registry: ['scripts/registry.ts'],
  'content:schema': ['scripts/contentSchema.ts'],
  contracts: ['scripts/contracts.ts'],
  i18n: ['scripts/i18n.ts'],
  typecheck: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--pretty', 'false'],
};

/** In a process of its own: this one has read the sources as they were. @returns what it says is left to do */
function follow(command: FollowUp): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMANDS[command], { cwd: root, encoding: 'utf8' });
  if (status === 0) return [];
  const errors = describeTypeErrors(stdout);
  // Also where the type checker itself was not there, or was ended: without a word of it all would look well.
  if (errors.length === 0) return [`npm run ${command} failed; run it again when its problem is mended: ${stderr}`];
  return errors;
}

try {
  const { written, then = [], left } = await runScaffold(process.argv.slice(2), root);
  for (const file of written) console.log(`wrote ${file}`);
  const sentences = [...then.flatMap(follow), ...left];
  console.log(`\nLeft to do:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
