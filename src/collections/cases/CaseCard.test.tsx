import { CaseCard } from '#src/collections/cases/CaseCard.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const entry = {
  path: '/case-studies/rebooked',
  title: 'Visits rebooked by phone',
  description: 'What it is about.',
  study: { client: 'Clinic', figure: { value: '31%', label: 'fewer empty slots' } },
  industry: { slug: 'healthcare', name: 'Salud' },
  sample: true,
};

describe('CaseCard', () => {
  it('says industry and figure, and links to its case in the language of the page', () => {
    const html = renderBlock(<CaseCard entry={entry} featured={false} />, { locale: 'es' });
    expect(html).toContain('href="/es/case-studies/rebooked"');
    expect(html).toContain('Salud');
    expect(html).toMatch(/<strong[^>]*>31%<\/strong>/);
  });

  it('says of a sample that it is one, and of nothing else', () => {
    expect(renderBlock(<CaseCard entry={entry} featured />)).toContain('Sample');
    expect(renderBlock(<CaseCard entry={{ ...entry, sample: false }} featured />)).not.toContain('Sample');
  });
});
