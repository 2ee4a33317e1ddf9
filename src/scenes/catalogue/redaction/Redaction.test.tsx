import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Redaction } from '#src/scenes/catalogue/redaction/Redaction.tsx';
import { redactionSchema } from '#src/scenes/catalogue/redaction/schema.ts';
import { redactionSpecimen } from '#src/scenes/catalogue/redaction/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof redactionSpecimen) =>
  redactionSchema.parse({ name: 'redaction', ...redactionSpecimen[locale] });

describe('the recording with a gap', () => {
  it.each(WRITTEN_LOCALES)('says in %s between which turns the digits were keyed', (locale) => {
    const scene = sceneIn(locale);
    const html = renderBlock(<Redaction {...scene} />, { locale });
    const [, request, done] = scene.turns.map(({ text }) => html.indexOf(text));
    const dots = html.indexOf('•••• •••• •••• ••••');
    expect(dots).toBeGreaterThan(request ?? Infinity);
    expect(dots).toBeLessThan(done ?? 0);
  });

  it('lays the gap where it is in the call', () => {
    const html = renderBlock(<Redaction {...sceneIn('en')} />);
    const [, x, width] = /<svg aria-hidden="true" class="stretch" x="([\d.]+)%" width="([\d.]+)%"/.exec(html) ?? [];
    // The strip shows 3.2 s to 34.9 s, and a fiftieth more at both ends.
    expect(Number(x)).toBeCloseTo(31.95, 1);
    expect(Number(width)).toBeCloseTo(34.28, 1);
    expect(html).toContain('11\u00a0s not recorded');
  });

  it('has the clock of the gap in the audit trail', () => {
    const html = renderBlock(<Redaction {...sceneIn('es')} />, { locale: 'es' });
    for (const clock of ['00:13,1', '00:24,4']) expect(html).toContain(`>${clock}</dd>`);
  });

  it('refuses a gap in which somebody speaks, and one at the end of the call', () => {
    const parse = (gap: { at: number; until: number }) =>
      redactionSchema.safeParse({ name: 'redaction', ...redactionSpecimen.en, gap: { ...gap, digits: 16 } }).success;
    expect(parse({ at: 12.6, until: 25.2 })).toBe(true);
    expect(parse({ at: 12, until: 24 })).toBe(false);
    expect(parse({ at: 36, until: 40 })).toBe(false);
    expect(parse({ at: 24, until: 13 })).toBe(false);
  });
});
