import { parseArgs } from 'node:util';
import { createDraft } from './createDraft.ts';
import { newBlock } from './newBlock.ts';
import { newCollection } from './newCollection.ts';
import { newForm } from './newForm.ts';
import { newLocale } from './newLocale.ts';
import { newPage } from './newPage.ts';
import { newSite } from './newSite.ts';
import { newTemplate } from './newTemplate.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold, ScaffoldPlan } from './Scaffold.ts';

const SCAFFOLDS: Readonly<Record<string, Scaffold>> = {
  page: newPage,
  block: newBlock,
  template: newTemplate,
  collection: newCollection,
  form: newForm,
  locale: newLocale,
  site: newSite,
};

/** @returns how the command is used, as lines */
export function usage(): string[] {
  return Object.entries(SCAFFOLDS).flatMap(([kind, { takes, makes, options }]) => [
    `npm run new -- ${kind} ${takes}`,
    `    ${makes}`,
    ...Object.entries(options).map(([option, meaning]) => `    --${option}: ${meaning}`),
  ]);
}

interface Made extends ScaffoldPlan {
  /** In the repository. */
  readonly written: readonly string[];
}

/**
 * Makes what the command line asks for.
 *
 * @param args what stands behind `npm run new --`
 * @param root the repository
 * @returns what was written, and what is left to do
 * @throws {Refusal} when it cannot be made; nothing has been written then
 */
export async function runScaffold(args: readonly string[], root: string): Promise<Made> {
  const { values, positionals } = readArgs(args);
  const [kind = '', name = '', ...rest] = positionals;
  const scaffold = Object.hasOwn(SCAFFOLDS, kind) ? SCAFFOLDS[kind] : undefined;
  if (!scaffold || name === '' || rest.length > 0) throw new Refusal(usage().join('\n'));
  const stray = Object.keys(values).find((option) => !Object.hasOwn(scaffold.options, option));
  if (stray !== undefined) throw new Refusal(`A ${kind} has no option --${stray}.\n${usage().join('\n')}`);
  const draft = createDraft(root);
  const plan = scaffold.plan({ name, options: values, draft, root });
  return { ...plan, written: await draft.write() };
}

function readArgs(args: readonly string[]) {
  const names = new Set(Object.values(SCAFFOLDS).flatMap(({ options }) => Object.keys(options)));
  const options = Object.fromEntries([...names].map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const given = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return { values: Object.fromEntries(given) as Record<string, string>, positionals };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage().join('\n')}`);
  }
}
