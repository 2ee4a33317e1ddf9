import { Entries } from '#src/blocks/entries/Entries.tsx';
import { entriesSchema } from '#src/blocks/entries/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const question = (slug: string, topic: string) => ({
  path: `/help/faq/${slug}`,
  title: `Why ${slug}?`,
  description: 'Because.',
  topic: { slug: topic, name: topic },
});
const options = ['numbers', 'calls', 'support'].map((slug) => ({ slug, name: `About ${slug}` }));

const list = (topics: readonly string[], query: Record<string, string> = {}) =>
  entriesSchema.parse({
    type: 'entries',
    id: 'questions',
    collection: 'questions',
    title: 'Questions',
    empty: 'Nothing yet.',
    shown: {
      collection: 'questions',
      items: topics.map((topic, index) => question(`q${String(index)}`, topic)),
      total: topics.length,
      page: 1,
      pages: 1,
      path: '/help/faq',
      query,
      action: '/help/faq',
      filters: [{ facet: 'topic', options, ...(query.topic ? { current: query.topic } : {}) }],
    },
  });

describe('EntryGroups', () => {
  it('puts questions under their topics, in the order of the topics, and leads to each', () => {
    const html = renderBlock(<Entries {...list(['calls', 'numbers', 'calls'])} />, { locale: 'es' });
    expect(html.match(/<h3[^>]*>[^<]+/g)?.map((text) => text.replace(/<[^>]*>/, ''))).toEqual([
      'About numbers',
      'About calls',
    ]);
    expect(html).toContain('href="#calls"');
    expect(html).toContain('id="calls"');
    expect(html).not.toContain('support');
    expect(html).toContain('href="/es/help/faq/q0"');
    expect(html).not.toContain('<form');
  });

  it('leads back to all topics where one is chosen', () => {
    const html = renderBlock(<Entries {...list(['calls'], { topic: 'calls' })} />, { locale: 'pt' });
    expect(html).toContain('href="/pt/help/faq"');
    expect(html).not.toContain('href="#calls"');
  });

  it('has no way to topics where there is none yet', () => {
    const html = renderBlock(<Entries {...list([])} />);
    expect(html).toContain('Nothing yet.');
    expect(html).not.toContain('<nav');
  });

  it('says where a topic has no question', () => {
    expect(renderBlock(<Entries {...list([], { topic: 'support' })} />)).toContain('Nothing yet.');
  });
});
