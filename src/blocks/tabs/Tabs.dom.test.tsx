import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '#src/blocks/tabs/Tabs.tsx';
import type { TabsBlock } from '#src/blocks/tabs/schema.ts';

const block: TabsBlock = {
  type: 'tabs',
  id: 'start',
  surface: 'white',
  title: 'How teams start',
  items: ['One', 'Two', 'Three'].map((label) => ({ label, title: `Title ${label}`, text: 'Text.', points: [] })),
};

const tab = (name: string) => screen.getByRole('tab', { name });
/** The library moves the focus a moment after the key. */
const press = (key: string) =>
  act(() => Promise.resolve(fireEvent.keyDown(document.activeElement ?? document.body, { key })));
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);

describe('Tabs, in the browser', () => {
  beforeEach(() => {
    render(<Tabs {...block} />);
  });
  afterEach(cleanup);

  it('show the first panel, named by its tab', () => {
    expect(shownPanels()).toEqual(['start-panel-0']);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toBeTruthy();
    expect(tab('One').getAttribute('aria-controls')).toBe('start-panel-0');
  });

  it('open on a click', () => {
    fireEvent.click(tab('Three'));
    expect(shownPanels()).toEqual(['start-panel-2']);
    expect(tab('Three').getAttribute('aria-selected')).toBe('true');
    expect(tab('One').getAttribute('aria-selected')).toBe('false');
  });

  it('are one stop in the tab order', () => {
    fireEvent.click(tab('Two'));
    expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['ArrowRight', 'One', 'Two'],
    ['ArrowRight', 'Three', 'One'],
    ['ArrowLeft', 'One', 'Three'],
    ['Home', 'Three', 'One'],
    ['End', 'One', 'Three'],
  ])('%s goes from %s to %s and takes the focus along', async (key, from, to) => {
    fireEvent.click(tab(from));
    act(() => tab(from).focus());
    await press(key);
    expect(document.activeElement).toBe(tab(to));
    expect(tab(to).getAttribute('aria-selected')).toBe('true');
    expect(shownPanels()).toHaveLength(1);
  });

  it('leave other keys to the browser', async () => {
    act(() => tab('One').focus());
    expect(await press('Tab')).toBe(true);
    expect(tab('One').getAttribute('aria-selected')).toBe('true');
  });
});
