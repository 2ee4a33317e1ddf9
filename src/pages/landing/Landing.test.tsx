import { Landing } from '#src/pages/landing/Landing.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/platform/voice/numbers',
  locale: 'es',
  locales: ['es'],
  template: 'landing',
  layout: 'default',
  title: 'Números',
  meta_description: 'Números de teléfono.',
  breadcrumbs: [
    { label: 'A long title of the home page', path: '/' },
    { label: 'Voz', path: '/platform/voice' },
  ],
  blocks: [],
};

describe('Landing', () => {
  it('shows the way to a deep page, and where it ends', () => {
    const html = renderBlock(<Landing page={page} slots={{ body: 'blocks' }} />, { locale: 'es' });
    expect(html).toContain('href="/es/platform/voice"');
    expect(html).toMatch(/aria-current="page">Números/);
    expect(html).not.toContain('A long title of the home page');
  });

  it('shows none where only the home page is above', () => {
    const flat = { ...page, breadcrumbs: page.breadcrumbs.slice(0, 1) };
    expect(renderBlock(<Landing page={flat} slots={{ body: 'blocks' }} />)).toBe('blocks');
  });
});
