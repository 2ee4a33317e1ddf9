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

  it('claim no panel, which needs JavaScript, and say of what the styles show with it alone that these are tabs', () => {
    const html = renderBlock(<Tabs {...block} />);
    expect(html).not.toContain('role="tabpanel"');
    expect(html).toMatch(/role="tablist" aria-labelledby="start-title"/);
    expect(html).toMatch(/role="tab" aria-selected="true" aria-controls="start-panel-0" tabindex="0"[^>]*>Developers/i);
    expect(html).toMatch(
      /role="tab" aria-selected="false" aria-controls="start-panel-1" tabindex="-1"[^>]*>Operators/i,
    );
  });
});
