import { Platform } from '#src/pages/platform/Platform.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const siblings = ['sms', 'video', 'voice'].map((name) => ({ label: `About ${name}`, path: `/platform/${name}` }));
const page: Page = {
  path: '/platform/video',
  locale: 'es',
  locales: ['es'],
  template: 'platform',
  layout: 'default',
  title: 'Video',
  meta_description: 'Video.',
  breadcrumbs: [{ label: 'x', path: '/' }],
  siblings,
  blocks: [],
};
const render = (shown: Page) =>
  renderBlock(<Platform page={shown} slots={{ head: <p>head</p>, body: <p>rest</p> }} />, { locale: 'es' });

describe('Platform', () => {
  it('has the line of its parts between head and blocks, and marks the one that is shown', () => {
    const html = render(page);
    expect(html).toMatch(/head<\/p><nav[^>]*>.*<\/nav><p>rest/);
    expect(html).toMatch(/href="\/es\/platform\/video"[^>]*aria-current="page"/);
    expect(html.match(/href="\/es\/platform\/\w+"/g)).toHaveLength(3);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  it('has no line of a single station', () => {
    expect(render({ ...page, siblings: siblings.slice(1, 2) })).toContain('head</p><p>rest');
  });
});
