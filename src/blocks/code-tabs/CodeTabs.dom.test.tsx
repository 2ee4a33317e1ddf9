import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CodeTabs } from '#src/blocks/code-tabs/CodeTabs.tsx';
import type { CodeTabsBlock } from '#src/blocks/code-tabs/schema.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const block: CodeTabsBlock = {
  type: 'code-tabs',
  id: 'code',
  surface: 'dark',
  title: 'A scenario',
  samples: ['One', 'Two'].map((label) => ({ label, language: 'json', code: `"${label}"`, html: label })),
};

const setClipboard = (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

describe('CodeTabs, in the browser', () => {
  beforeEach(() => {
    render(withProviders(<CodeTabs {...block} />));
  });
  afterEach(cleanup);

  it('shows one sample, and the arrow keys move selection and focus in a circle', async () => {
    const [one, two] = screen.getAllByRole('tab');
    act(() => one?.focus());
    await act(() => Promise.resolve(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' })));
    expect(document.activeElement).toBe(two);
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeTruthy();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('copies the code itself, and says so', async () => {
    const copied: string[] = [];
    setClipboard((text) => Promise.resolve(void copied.push(text)));
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copied).toEqual(['"One"']);
  });

  it('does not claim to have copied what the browser refused', async () => {
    setClipboard(() => Promise.reject(new Error('denied')));
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText(/Copying is blocked/)).toBeTruthy();
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
