import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Strip } from '#src/scenes/catalogue/latency-budget/BudgetDrawing.tsx';
import { layStages, layTicks, layVoices, MARGIN } from '#src/scenes/catalogue/latency-budget/layBudget.ts';
import { LatencyBudget } from '#src/scenes/catalogue/latency-budget/LatencyBudget.tsx';
import { latencyBudgetSchema } from '#src/scenes/catalogue/latency-budget/schema.ts';
import { latencyBudgetSpecimen } from '#src/scenes/catalogue/latency-budget/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const { en } = latencyBudgetSpecimen;
const stageOf = (ms: number) => ({ kind: 'wait' as const, label: String(ms), ms });

describe('LatencyBudget', () => {
  it.each(WRITTEN_LOCALES)(
    'draws the example in %s: a bar for each stage, and the turn that they come to',
    (locale) => {
      const scene = latencyBudgetSchema.parse({ name: 'latency-budget', ...latencyBudgetSpecimen[locale] });
      const html = renderBlock(<LatencyBudget {...scene} />, { locale });
      expect(html.match(/<svg class="bar"/g)).toHaveLength(scene.stages.length);
      expect(html.match(/data-shown="true"/g)).toHaveLength(1);
      expect(html).toMatch(/<b class="figure">640\u00a0/);
      expect(html).not.toContain('style=');
    },
  );

  it('lays each stage behind those before it', () => {
    expect(layStages([{ ms: 40 }, { ms: 260 }, { ms: 60 }])).toEqual({
      laid: [
        { stage: { ms: 40 }, from: 0 },
        { stage: { ms: 260 }, from: 40 },
        { stage: { ms: 60 }, from: 300 },
      ],
      total: 360,
    });
  });

  it('leaves the pause between the voices, and ends the ruler with it', () => {
    const starts = (path: string) => [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
    const { caller, answer } = layVoices(640);
    expect(Math.max(...starts(caller))).toBeLessThan(MARGIN);
    expect(Math.min(...starts(answer))).toBeGreaterThan(MARGIN + 640);
    expect([starts(layTicks(640))[0], starts(layTicks(640)).at(-1)]).toEqual([MARGIN, MARGIN + 640]);
  });

  it('draws a stage of a millisecond, too', () => {
    const html = renderBlock(<Strip {...layStages([stageOf(1), stageOf(2), stageOf(40)])} />);
    const bars = [...html.matchAll(/x="([\d.]+)" y="\d+" width="([-\d.]+)"/g)].map(([, x, width]) => [
      Number(x) - MARGIN,
      Number(width),
    ]);
    expect(bars).toEqual([
      [0.25, 0.5],
      [1.5, 1],
      [4, 38],
    ]);
  });

  it.each([
    ['stages that come to none of the pauses', { stages: en.stages.slice(1) }],
    ['two turns of the same pause', { turns: [...en.turns.slice(0, 2), { text: 'Again.', ms: 640 }] }],
    ['an API that takes longer than the pause', { turns: [en.turns[1], { text: 'Done.', ms: 700, api: 700 }] }],
  ])('refuses %s', (_, fields) => {
    expect(latencyBudgetSchema.safeParse({ name: 'latency-budget', ...en, ...fields }).success).toBe(false);
  });
});
