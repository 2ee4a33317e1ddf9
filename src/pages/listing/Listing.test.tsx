import { Listing } from '#src/pages/listing/Listing.tsx';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: PageOf<typeof listingSchema> = {
  path: '/blog',
  locale: 'en',
  locales: ['en'],
  template: 'listing',
  layout: 'default',
  title: 'Blog',
  longtitle: 'What we learn',
  meta_description: 'Articles by engineers.',
  breadcrumbs: [],
  blocks: [],
  listing: { collection: 'posts', path: '/blog', facet: 'category', values: [{ slug: 'voice-ai', name: 'Voice AI' }] },
};

describe('Listing', () => {
  it('prints the long title as its one h1', () => {
    expect(renderBlock(<Listing page={page} slots={{ body: 'posts' }} />)).toMatch(/<h1[^>]*>What we learn<\/h1>/);
  });

  it('marks all posts on the blog, and a category on its own page', () => {
    const all = renderBlock(<Listing page={page} slots={{ body: 'posts' }} />);
    expect(all).toMatch(/href="\/blog"[^>]*aria-current="page"/);
    const path = '/blog/category/voice-ai';
    const filtered = renderBlock(
      <Listing
        page={{ ...page, path, listing: { ...page.listing!, current: 'voice-ai' } }}
        slots={{ body: 'posts' }}
      />,
    );
    expect(filtered).toMatch(/href="\/blog\/category\/voice-ai"[^>]*aria-current="page"/);
    expect(filtered.match(/aria-current/g)).toHaveLength(1);
  });

  it('marks nothing on the page of a tag', () => {
    expect(renderBlock(<Listing page={{ ...page, path: '/blog/tag/sms' }} slots={{ body: 'posts' }} />)).not.toContain(
      'aria-current',
    );
  });
});
