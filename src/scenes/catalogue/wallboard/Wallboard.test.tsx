import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Wallboard } from '#src/scenes/catalogue/wallboard/Wallboard.tsx';
import { wallboardSchema } from '#src/scenes/catalogue/wallboard/schema.ts';
import { wallboardSpecimen } from '#src/scenes/catalogue/wallboard/specimen.ts';
import { sumUp } from '#src/scenes/catalogue/wallboard/sumUp.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof wallboardSpecimen) =>
  wallboardSchema.parse({ name: 'wallboard', ...wallboardSpecimen[locale] });

describe('the wallboard', () => {
  it.each(WRITTEN_LOCALES)('has in %s a row for each queue, headed by its name', (locale) => {
    const scene = sceneIn(locale);
    const html = renderBlock(<Wallboard {...scene} />, { locale });
    for (const { name } of scene.queues) expect(html).toContain(`<th scope="row">${name}</th>`);
    expect(html.match(/<tr/g)).toHaveLength(scene.queues.length + 1);
    expect(html.match(/data-over="true"/g)).toHaveLength(1);
  });

  it('sums up the queues in its head: who waits now, and where longest', () => {
    expect(sumUp(sceneIn('en').queues)).toEqual({ waiting: 9, longest: 64, longestIn: 'Billing', most: 11 });
  });

  it('draws a line along the bottom for queues in which nobody has waited', () => {
    const scene = sceneIn('en');
    const queues = scene.queues.map((queue) => ({ ...queue, waiting: queue.waiting.map(() => 0), longest: 0 }));
    const html = renderBlock(<Wallboard {...scene} queues={queues} />);
    expect(html.match(/class="line" d="M0\.0 30\.0L/g)).toHaveLength(queues.length);
    expect(html).not.toContain('NaN');
  });

  it('counts the agents of all states', () => {
    expect(renderBlock(<Wallboard {...sceneIn('en')} />)).toContain('>26</span>');
  });

  it('writes figures as the language does', () => {
    expect(renderBlock(<Wallboard {...sceneIn('ru')} />, { locale: 'ru' })).toContain('86\u00a0%');
  });

  it('refuses a board on which no queue, or more than one, has the rule', () => {
    const scene = wallboardSpecimen.en;
    const withRule = (isOver: boolean) => ({
      ...scene,
      name: 'wallboard',
      queues: scene.queues.map((queue) => ({ ...queue, isOver })),
    });
    for (const isOver of [true, false]) expect(wallboardSchema.safeParse(withRule(isOver)).success).toBe(false);
  });

  it.each([
    ['nobody waits', [1, 0, 2, 1, 0, 0], 9, false],
    ['nobody waits', [1, 0, 2, 1, 0, 0], 0, true],
    ['somebody waits', [0, 0, 0, 0, 0, 1], 0, false],
  ])('where %s (%j), a longest wait of %i s is taken: %s', (_, waiting, longest, isTaken) => {
    const [first, ...others] = wallboardSpecimen.en.queues;
    const queues = [{ ...first, waiting, longest }, ...others];
    expect(wallboardSchema.safeParse({ name: 'wallboard', ...wallboardSpecimen.en, queues }).success).toBe(isTaken);
  });
});
