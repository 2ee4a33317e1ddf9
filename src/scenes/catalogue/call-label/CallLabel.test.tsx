import { WRITTEN_LOCALES } from '#config/locales.ts';
import { CallLabel } from '#src/scenes/catalogue/call-label/CallLabel.tsx';
import { callLabelSchema } from '#src/scenes/catalogue/call-label/schema.ts';
import { callLabelSpecimen } from '#src/scenes/catalogue/call-label/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) =>
  callLabelSchema.parse({ name: 'call-label', ...callLabelSpecimen.en, ...fields });

describe('CallLabel', () => {
  it.each(WRITTEN_LOCALES)('is whole in %s: the phone shows one of the reasons, and it is marked', (locale) => {
    const fields = callLabelSchema.parse({ name: 'call-label', ...callLabelSpecimen[locale] });
    const html = renderBlock(<CallLabel {...fields} />, { locale });
    expect(html).not.toContain('style=');
    const shown = fields.reasons.find(({ isThis }) => isThis)?.reason ?? '';
    expect(html.split(`>${shown}<`)).toHaveLength(3);
    expect(html.match(/data-shown="true"/g)).toHaveLength(1);
  });

  it('rings once all is checked, and says why after that', () => {
    const steps = [...renderBlock(<CallLabel {...scene()} />).matchAll(/data-step="(\d+)"/g)].map(([, step]) =>
      Number(step),
    );
    // The label's chip stands before its checks.
    expect(steps).toEqual([4, 1, 2, 3, 5, 6, 7]);
  });

  it('refuses two reasons of a queue, and a call that has none of them, or two', () => {
    const [first, second] = callLabelSpecimen.en.reasons;
    expect(() => scene({ reasons: [first, { ...second, queue: first?.queue }] })).toThrow('different queues');
    expect(() => scene({ reasons: [{ ...first, isThis: false }, second] })).toThrow('must be this call');
    expect(() => scene({ reasons: [first, { ...second, isThis: true }] })).toThrow('must be this call');
  });
});
