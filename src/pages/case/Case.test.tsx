import { Case } from '#src/pages/case/Case.tsx';
import type { caseSchema } from '#src/pages/case/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: PageOf<typeof caseSchema> = {
  path: '/case-studies/x',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'case',
  layout: 'default',
  title: 'A case',
  meta_description: 'About it.',
  breadcrumbs: [],
  blocks: [],
  study: { client: 'Clinic', figure: { value: '31 %', label: 'fewer empty slots' } },
  placed: {
    industries: [{ slug: 'healthcare', name: 'Salud' }],
    regions: [{ slug: 'europe', name: 'Europa' }],
    channels: [{ slug: 'voice', name: 'Voz' }],
    sample: true,
  },
};
const draw = (shown: typeof page) => renderBlock(<Case page={shown} slots={{ body: 'story' }} />, { locale: 'es' });

describe('Case', () => {
  it('has one h1, its figure, and the way to cases like it', () => {
    const html = draw(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<strong[^>]*>31 %<\/strong>/);
    expect(html).toContain('href="/es/case-studies/industry/healthcare"');
    expect(html).toContain('href="/es/case-studies?regions=europe"');
  });

  it('says of a sample that it is one', () => {
    expect(draw(page)).toContain('sample');
    expect(draw({ ...page, placed: { ...page.placed!, sample: false } })).not.toContain('sample');
  });

  it('does without what a CMS leaves out', () => {
    expect(draw({ ...page, study: undefined, placed: undefined })).toContain('story');
  });
});
