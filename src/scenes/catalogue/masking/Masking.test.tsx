import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Masking } from '#src/scenes/catalogue/masking/Masking.tsx';
import { maskingSchema } from '#src/scenes/catalogue/masking/schema.ts';
import { maskingSpecimen } from '#src/scenes/catalogue/masking/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) => maskingSchema.parse({ name: 'masking', ...maskingSpecimen.en, ...fields });
const course = maskingSpecimen.en.course;

describe('Masking', () => {
  it.each(WRITTEN_LOCALES)('is whole in %s: three times the number that both see, once each own one', (locale) => {
    const fields = maskingSchema.parse({ name: 'masking', ...maskingSpecimen[locale] });
    const html = renderBlock(<Masking {...fields} />, { locale });
    expect(html).not.toContain('style=');
    expect(html.split(fields.number)).toHaveLength(4);
    for (const { number } of [fields.first, fields.second]) expect(html.split(number)).toHaveLength(2);
  });

  it('shows how far the pair is from its end, and writes times as the language does', () => {
    const html = renderBlock(<Masking {...scene()} />);
    expect(html).toContain('cx="50.0%"');
    expect(html).toContain('Ends at 8:30\u00a0p.m.');
    expect(html).toContain('Elena → Omar');
  });

  it('refuses a call before the pair or after now, an end that is over, and a time that is none', () => {
    expect(() => scene({ course: { ...course, since: '18:30' } })).toThrow('follow each other');
    expect(() => scene({ course: { ...course, now: '18:40' } })).toThrow('follow each other');
    expect(() => scene({ course: { ...course, until: '19:00' } })).toThrow('follow each other');
    expect(() => scene({ course: { ...course, until: '25:00' } })).toThrow('hours and minutes');
  });
});
