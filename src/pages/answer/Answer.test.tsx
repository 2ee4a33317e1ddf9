import { Answer } from '#src/pages/answer/Answer.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page & { topic: { slug: string; name: string } } = {
  path: '/help/faq/why',
  locale: 'es',
  locales: ['es'],
  template: 'answer',
  layout: 'default',
  title: '¿Por qué?',
  lead: 'Porque sí.',
  meta_description: 'Una respuesta.',
  breadcrumbs: [],
  blocks: [],
  topic: { slug: 'calls', name: 'Llamadas' },
  siblings: [
    { label: '¿Por qué?', path: '/help/faq/why' },
    { label: '¿Cuándo?', path: '/help/faq/when' },
  ],
};
const html = renderBlock(<Answer page={page} slots={{ body: 'the rest' }} />, { locale: 'es' });

describe('Answer', () => {
  it('is a question as its one h1, answered at once', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.indexOf('Porque sí.')).toBeLessThan(html.indexOf('the rest'));
  });

  it('leads to the other questions of its topic, to all of them, and to people', () => {
    expect(html).toContain('href="/es/help/faq/when"');
    expect(html).not.toContain('<a href="/es/help/faq/why"');
    expect(html).toContain('href="/es/help/faq"');
    expect(html).toContain('href="/es/help/support"');
  });

  it('promises no more of a topic that has one question only', () => {
    const alone = { ...page, siblings: page.siblings?.slice(0, 1) };
    const only = renderBlock(<Answer page={alone} slots={{ body: '' }} />, { locale: 'es' });
    expect(only).not.toContain('Llamadas');
    expect(only).not.toMatch(/<ul[^>]*><\/ul>/);
    expect(only).toContain('href="/es/help/faq"');
  });

  it('tells search engines what it tells people', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(\{[^<]*FAQPage[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: '¿Por qué?', acceptedAnswer: { text: 'Porque sí.' } }],
    });
  });
});
