import { Tabs } from '#src/blocks/tabs/Tabs.tsx';
import { tabsSchema } from '#src/blocks/tabs/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = tabsSchema.parse({
  type: 'tabs',
  id: 'start',
  title: 'How teams start',
  items: [
    { label: 'Developers', title: 'One number', text: 'Dial it.', points: ['In JavaScript'] },
    { label: 'Operators', title: 'Keep the PBX', text: 'Move one line.' },
  ],
});

describe('Tabs, as the server sends them', () => {
  it('show all panels with their labels, since there may be no JavaScript to open one', () => {
    const html = renderBlock(<Tabs {...block} />);
    for (const text of ['Developers', 'One number', 'In JavaScript', 'Operators', 'Move one line.']) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/ hidden\b/);
  });

  it('claim no role that needs JavaScript', () => {
    expect(renderBlock(<Tabs {...block} />)).not.toMatch(/role="(tab|tablist|tabpanel)"/);
  });
});
