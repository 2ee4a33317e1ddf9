import { readFileSync } from 'node:fs';
import { Steps } from '#src/blocks/steps/Steps.tsx';
import { stepsSchema } from '#src/blocks/steps/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const steps = (count: number) =>
  stepsSchema.parse({
    type: 'steps',
    id: 'launch',
    title: 'To a live call',
    items: Array.from({ length: count }, (_, index) => ({ title: `Step ${String(index)}`, text: 'Do it.' })),
  });

describe('Steps', () => {
  it('is an ordered list, in the given order', () => {
    const html = renderBlock(<Steps {...steps(3)} />);
    expect(html).toContain('<ol');
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.indexOf('Step 0')).toBeLessThan(html.indexOf('Step 2'));
  });

  it('runs across the page while the steps fit side by side, and down it otherwise', () => {
    expect(renderBlock(<Steps {...steps(4)} />)).toContain('data-layout="across"');
    expect(renderBlock(<Steps {...steps(5)} />)).toContain('data-layout="down"');
  });

  it('says the number of a step before the step: what a style writes behind it is read out behind it', () => {
    const styles = readFileSync('src/blocks/steps/Steps.module.css', 'utf8');
    expect(styles).toMatch(/\.item::before \{[^}]*content: counter\(step\)/);
  });
});
