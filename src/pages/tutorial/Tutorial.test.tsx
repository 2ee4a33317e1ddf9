import { MemoryRouter } from 'react-router';
import { Tutorial } from '#src/pages/tutorial/Tutorial.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const lessons = [
  { id: 'first', title: 'A number', minutes: 8 },
  { id: 'second', title: '</script> & more', minutes: 12 },
];
const page: Page = {
  path: '/voicebot-kit-tutorials',
  locale: 'en',
  locales: ['en'],
  template: 'tutorial',
  layout: 'meta-kit',
  title: 'A course',
  meta_description: 'What it teaches.',
  breadcrumbs: [],
  blocks: [],
  course: { minutes: 20, lessons },
  links: { canonical: 'https://orvandel.example/voicebot-kit-tutorials', alternates: [] },
};
const html = renderBlock(
  <MemoryRouter>
    <Tutorial
      page={page}
      slots={{
        head: <i id="top" />,
        lessons: lessons.map(({ id }) => <i key={id} id={id} />),
        body: <i id="next" />,
      }}
    />
  </MemoryRouter>,
);

describe('Tutorial', () => {
  it('has a table of its lessons with the time of each and of all, as anchors', () => {
    expect(html).toMatch(/<a href="#first"/);
    expect(html).not.toContain('data-follows');
    expect(html).toContain('20 min in all');
    expect(html).toContain('12 min');
  });

  it('keeps the lessons beside their table, and the other blocks out of it', () => {
    expect(html).toMatch(/class="lessons"><i id="first"><\/i><i id="second"><\/i><\/div>/);
    expect(html.indexOf('id="top"')).toBeLessThan(html.indexOf('<nav'));
    expect(html).toMatch(/<\/div><i id="next"><\/i>$/);
  });

  it('describes the course for search engines, in JSON that cannot end its element', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Course',
      timeRequired: 'PT20M',
      hasPart: [
        { position: 1, url: 'https://orvandel.example/voicebot-kit-tutorials#first' },
        { name: '</script> & more' },
      ],
    });
  });
});
