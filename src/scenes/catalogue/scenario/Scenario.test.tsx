import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Scenario } from '#src/scenes/catalogue/scenario/Scenario.tsx';
import { scenarioSchema } from '#src/scenes/catalogue/scenario/schema.ts';
import { scenarioSpecimen } from '#src/scenes/catalogue/scenario/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const { en } = scenarioSpecimen;

describe('Scenario', () => {
  it.each(WRITTEN_LOCALES)('draws the example in %s, with the running line lit that the log ends at', (locale) => {
    const scene = scenarioSchema.parse({ name: 'scenario', ...scenarioSpecimen[locale] });
    const html = renderBlock(<Scenario {...scene} />, { locale });
    const lines = [...html.matchAll(/<span class="line"( data-running="true")?>/g)].map(
      ([, running]) => running !== undefined,
    );
    const logged = [...html.matchAll(/<\/span>(\d+)<\/span><span class="text">/g)].map(([, line]) => Number(line));
    expect(logged).toEqual(scene.log.map(({ line }) => line));
    expect(lines.indexOf(true) + 1).toBe(logged.at(-1));
    expect(html).not.toContain('style=');
  });

  it('shows the time of what happened last, where nobody spoke since', () => {
    const log = en.log.map((entry) => (entry.line === 12 ? { ...entry, at: 11.2 } : entry));
    const html = renderBlock(<Scenario {...scenarioSchema.parse({ name: 'scenario', ...en, log })} />);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('00:11.2');
  });

  it.each([
    ['a line that the code does not have', { log: en.log.map((entry, index) => ({ ...entry, line: 20 + index })) }],
    ['a line twice', { log: [en.log[0], ...en.log] }],
    ['a log that goes back in time', { log: en.log.map((entry, index) => ({ ...entry, at: 9 - index })) }],
    ['a running line that the log does not end at', { code: { ...en.code, running: 2 } }],
    ['turns over one another', { turns: [en.turns[1], en.turns[0]] }],
    ['code that is too wide', { code: { ...en.code, code: 'x'.repeat(60) } }],
  ])('refuses %s', (_, fields) => {
    expect(scenarioSchema.safeParse({ name: 'scenario', ...en, ...fields }).success).toBe(false);
  });
});
