import { Entries } from '#src/blocks/entries/Entries.tsx';
import { entriesSchema } from '#src/blocks/entries/schema.ts';
import { createTestStores, renderBlock } from '#tests/support/renderBlock.tsx';

const post = (name: string) => ({
  path: `/blog/${name}`,
  title: `Title of ${name}`,
  description: 'What it is about.',
  date: '2026-03-14',
  category: { slug: 'voice-ai', name: 'Voice AI' },
});

const SHOWN = {
  collection: 'posts',
  total: 3,
  page: 1,
  pages: 1,
  path: '/blog',
  query: {},
  action: '/blog',
  filters: [],
};

const entries = (names: readonly string[], more: object = {}) =>
  entriesSchema.parse({
    type: 'entries',
    id: 'posts',
    collection: 'posts',
    title: 'Posts',
    empty: 'Nothing yet.',
    shown: { ...SHOWN, items: names.map(post), ...more },
  });

describe('Entries', () => {
  it('gives each post an h3 that links to it in the language of the page', () => {
    const html = renderBlock(<Entries {...entries(['first', 'second'])} />, { locale: 'es' });
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toContain('href="/es/blog/first"');
    expect(html).toContain('href="/es/blog/second"');
  });

  it('dates posts for machines and for readers of the language', () => {
    const html = renderBlock(<Entries {...entries(['first'])} />, { locale: 'es' });
    expect(html).toContain('<time dateTime="2026-03-14">14 de marzo de 2026</time>');
  });

  it('features only the first, and only on the first page', () => {
    const names = ['first', 'second', 'third'];
    expect(renderBlock(<Entries {...entries(names)} />).match(/data-featured/g)).toHaveLength(1);
    expect(renderBlock(<Entries {...entries(names, { page: 2, pages: 2 })} />)).not.toContain('data-featured');
  });

  it('says so when there are no entries, and makes no empty list', () => {
    const html = renderBlock(<Entries {...entries([])} />);
    expect(html).toContain('Nothing yet.');
    expect(html).not.toContain('<ul');
  });

  it('has links to its pages, of which the first has no number, and keeps what is chosen', () => {
    const more = { page: 2, pages: 3, path: '/blog/tag/sms', query: { regions: 'europe' } };
    const html = renderBlock(<Entries {...entries(['first'], more)} />, { locale: 'pt' });
    expect(html).toContain('href="/pt/blog/tag/sms?regions=europe"');
    expect(html).toContain('href="/pt/blog/tag/sms?regions=europe&amp;page=3"');
    expect(html).toMatch(/page=2"[^>]*aria-current="page"/);
    expect(renderBlock(<Entries {...entries(['first'])} />)).not.toContain('<nav');
  });

  it('leads to the same page of the same choice where the entries of a provider cannot be had', () => {
    const block = entriesSchema.parse({
      type: 'entries',
      id: 'cases',
      collection: 'cases',
      title: 'Cases',
      empty: '–',
    });
    const asked = {
      collection: 'cases',
      page: 2,
      path: '/case-studies',
      query: { regions: 'europe' },
      action: '/case-studies',
      filters: [],
    };
    // React reads an answer that is there at once from the promise itself.
    const answer = Object.assign(Promise.resolve(undefined), { status: 'fulfilled' });
    const stores = createTestStores({ getEntries: () => answer });
    const html = renderBlock(<Entries {...block} asked={asked} />, { locale: 'es', stores });
    expect(html).toContain('href="/es/case-studies?regions=europe&amp;page=2"');
  });
});
