import { Solution } from '#src/pages/solution/Solution.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/solutions/x',
  locale: 'pt',
  locales: ['pt'],
  template: 'solution',
  layout: 'default',
  title: 'A long title',
  menutitle: 'Short',
  meta_description: 'X.',
  breadcrumbs: [],
  blocks: [],
  builtFrom: [{ label: 'Voz', path: '/platform/voice', text: 'Chamadas.' }],
};
const render = (shown: Page) =>
  renderBlock(<Solution page={shown} slots={{ body: <p>body</p>, end: <p>last</p> }} />, { locale: 'pt' });

describe('Solution', () => {
  it('names what it is built from before its last block, with a link and a text for each part', () => {
    const html = render(page);
    expect(html).toMatch(/body<\/p><section.*Short.*href="\/pt\/platform\/voice".*Voz.*Chamadas\..*<\/section><p>last/);
    expect(html).toMatch(/<h2 id="built-from">/);
  });

  it('shows nothing where no part is public here', () => {
    expect(render({ ...page, builtFrom: [] })).toContain('body</p><p>last');
  });
});
