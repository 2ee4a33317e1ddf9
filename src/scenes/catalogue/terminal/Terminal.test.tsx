import { WRITTEN_LOCALES } from '#config/locales.ts';
import { terminalSchema } from '#src/scenes/catalogue/terminal/schema.ts';
import { terminalSpecimen } from '#src/scenes/catalogue/terminal/specimen.ts';
import { Terminal } from '#src/scenes/catalogue/terminal/Terminal.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const { en } = terminalSpecimen;

describe('Terminal', () => {
  it.each(WRITTEN_LOCALES)(
    'draws the example in %s: what is typed, what comes back, who calls, in this order',
    (locale) => {
      const scene = terminalSchema.parse({ name: 'terminal', ...terminalSpecimen[locale] });
      const html = renderBlock(<Terminal {...scene} />, { locale });
      const places = ['curl', scene.status, 'state', scene.ringing.from].map((part) => html.indexOf(part));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(html).not.toContain('style=');
    },
  );

  it.each([
    ['a command that is none', { command: en.answer }],
    ['an answer that is no JSON', { answer: en.command }],
    ['more initials than fit', { ringing: { ...en.ringing, initials: 'NSC' } }],
  ])('refuses %s', (_, fields) => {
    expect(terminalSchema.safeParse({ name: 'terminal', ...en, ...fields }).success).toBe(false);
  });
});
