import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { latencyBudgetSpecimen } from '#src/scenes/catalogue/latency-budget/specimen.ts';

/** Figures of a scene are no words, so nothing else holds them to the facts. */

interface Budget {
  readonly name: string;
  readonly caption?: string;
  readonly stages: readonly { readonly ms: number }[];
}

const { facts } = parse(readFileSync('content/facts.yaml', 'utf8')) as { facts: { pause: { value: number } } };
const total = (stages: readonly { readonly ms: number }[]) => stages.reduce((sum, { ms }) => sum + ms, 0);

/** With a model of another provider a pause is no fact of ours: there a budget says itself that it is an example. */
const OTHERS = ['content/pages/products/ultravox-client/en.yaml'];

const SCENE = 'latency-budget';

/** @returns the budgets anywhere in a value */
function budgetsIn(value: unknown): Budget[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(budgetsIn);
  return 'name' in value && value.name === SCENE ? [value as Budget, ...inside] : inside;
}

it('shows the pause of the facts in each latency budget of our own, stage by stage', () => {
  const pages = globSync('content/**/*.yaml', { exclude: OTHERS }).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // Most files do not even name the scene, and to parse them all takes seconds.
    const budgets = text.includes(SCENE) ? budgetsIn(parse(text)) : [];
    return budgets.map(({ stages }) => [file, total(stages)] as const);
  });
  expect(pages).not.toEqual([]);
  const examples = Object.entries(latencyBudgetSpecimen).map(
    ([locale, { stages }]) => [locale, total(stages)] as const,
  );
  for (const [where, sum] of [...pages, ...examples]) expect([where, sum]).toEqual([where, facts.pause.value]);
});

it.each(OTHERS)('%s calls its budget an example', (file) => {
  const captions = budgetsIn(parse(readFileSync(file, 'utf8'))).map(({ caption }) => caption);
  expect(captions).toEqual([expect.stringContaining('as an example')]);
});

it('finds a budget wherever a page has it', () => {
  const scene = { name: 'latency-budget', stages: [{ ms: 1 }] };
  expect(budgetsIn({ blocks: [{ scene }, { scenes: [{ label: 'A', scene }] }] })).toEqual([scene, scene]);
});
