import { MemoryRouter } from 'react-router';
import { ThankYou } from '#src/pages/thank-you/ThankYou.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page = { path: '/thank-you', template: 'thank-you', blocks: [] } as unknown as Page;

const render = (search: string) =>
  renderBlock(
    <MemoryRouter initialEntries={[`/thank-you${search}`]}>
      <ThankYou page={page} slots={{ head: <h1>Received</h1>, body: <p>More</p> }} />
    </MemoryRouter>,
  );

it('shows the number of what was sent, between the headline and the rest', () => {
  expect(render('?ref=0A1B-2C3D')).toMatch(/<h1>Received<\/h1>.*0A1B-2C3D.*<p>More<\/p>/s);
});

it.each(['', '?ref=', '?ref=<b>', '?ref=0a1b-2c3d', '?ref=0A1B-2C3D-4E5F', '?ref=OOOO-0000'])(
  'repeats nothing that is no number of ours: %s',
  (search) => expect(render(search)).toBe('<h1>Received</h1><p>More</p>'),
);
