import { WRITTEN_LOCALES } from '#config/locales.ts';
import { containedShare, layWeeks } from '#src/scenes/catalogue/report/layWeeks.ts';
import { Report } from '#src/scenes/catalogue/report/Report.tsx';
import { reportSchema } from '#src/scenes/catalogue/report/schema.ts';
import { reportSpecimen } from '#src/scenes/catalogue/report/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof reportSpecimen) =>
  reportSchema.parse({ name: 'report', ...reportSpecimen[locale] });

describe('the report', () => {
  it.each(WRITTEN_LOCALES)('has in %s a column for each week and a row for each reason', (locale) => {
    const scene = sceneIn(locale);
    const html = renderBlock(<Report {...scene} />, { locale });
    expect(html.match(/class="contained"/g)).toHaveLength(scene.weeks.length);
    for (const { label } of scene.reasons) expect(html).toContain(`<th scope="row">${label}`);
    expect(html.match(/data-opened="true"/g)).toHaveLength(1);
  });

  it('says how much is contained in the last week and in the first', () => {
    const html = renderBlock(<Report {...sceneIn('en')} />);
    expect(html).toContain('>71%</b>');
    expect(html).toContain('51% in the first week');
  });

  it('fills the chart with the highest column, and keeps the others in proportion', () => {
    const [half, full] = layWeeks([
      { contained: 30, transferred: 20 },
      { contained: 75, transferred: 25 },
    ]);
    expect((full?.contained ?? 0) + (full?.transferred ?? 0)).toBeCloseTo(99);
    expect((half?.contained ?? 0) / (full?.contained ?? 1)).toBeCloseTo(0.4);
    expect((full?.x ?? 0) - (half?.x ?? 0)).toBe(50);
  });

  it('has no share of a week without calls', () => {
    expect(containedShare({ contained: 0, transferred: 0 })).toBe(0);
  });

  it('refuses reasons that do not add up to the last week, and calls of a reason that there is not, and weeks that begin on a Sunday', () => {
    const { reasons, opened } = reportSpecimen.en;
    const parse = (change: object) =>
      reportSchema.safeParse({ name: 'report', ...reportSpecimen.en, ...change }).success;
    expect(parse({ reasons: reasons.slice(1) })).toBe(false);
    expect(parse({ opened: { ...opened, reason: 5 } })).toBe(false);
    expect(parse({ monday: '2026-09-27' })).toBe(false);
  });
});
