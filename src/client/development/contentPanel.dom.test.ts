import { createContentPanel } from '#src/client/development/contentPanel.ts';

const shown = () => document.querySelector('aside');
const drawn = () => new Promise((resolve) => setTimeout(resolve, 20));
const root = document.documentElement;

beforeEach(() => {
  root.dataset.hydrated = 'true';
});

afterEach(() => shown()?.remove());

test('the sentences are shown as text, beside what belongs to React', async () => {
  createContentPanel(document).show(['a.yaml, line 1: <b>is</b> wrong.', 'b.yaml: is missing.']);
  await drawn();
  expect(shown()?.querySelector('strong')?.textContent).toBe('2 problems of the content');
  expect([...(shown()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'a.yaml, line 1: <b>is</b> wrong.',
    'b.yaml: is missing.',
  ]);
  expect(document.body.contains(shown())).toBe(false);
});

test('new problems take the place of the old; none, and the panel is gone', async () => {
  const panel = createContentPanel(document);
  panel.show(['one']);
  await drawn();
  panel.show(['two']);
  await drawn();
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  expect(shown()?.textContent).toContain('two');
  panel.show([]);
  await drawn();
  expect(shown()).toBeNull();
});

test('the panel can be put away, until something else is wrong', async () => {
  const panel = createContentPanel(document);
  panel.show(['one']);
  await drawn();
  shown()?.querySelector('button')?.click();
  expect(shown()).toBeNull();
  panel.show(['one']);
  await drawn();
  expect(shown()).toBeNull();
  panel.show(['one', 'two']);
  await drawn();
  expect(shown()?.textContent).toContain('two');
});

test('it waits until the page is hydrated, and shows what was said last', async () => {
  delete root.dataset.hydrated;
  const panel = createContentPanel(document);
  panel.show(['first']);
  await drawn();
  expect(shown()).toBeNull();
  panel.show(['second']);
  root.dataset.hydrated = 'true';
  await drawn();
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  expect(shown()?.textContent).toContain('second');
});
