import { showContentProblems, watchContentProblems } from '#src/client/contentProblems.ts';

const shown = () => document.querySelector('aside');

afterEach(() => showContentProblems([]));

test('the sentences are shown as text, beside what belongs to React', () => {
  showContentProblems(['a.yaml, line 1: <b>is</b> wrong.', 'b.yaml: is missing.']);
  expect(shown()?.querySelector('strong')?.textContent).toBe('2 problems of the content');
  expect([...(shown()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'a.yaml, line 1: <b>is</b> wrong.',
    'b.yaml: is missing.',
  ]);
  expect(document.body.contains(shown())).toBe(false);
});

test('new problems take the place of the old; none, and the panel is gone', () => {
  showContentProblems(['one']);
  showContentProblems(['two']);
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  expect(shown()?.textContent).toContain('two');
  showContentProblems([]);
  expect(shown()).toBeNull();
});

test('the panel can be put away', () => {
  showContentProblems(['one']);
  shown()?.querySelector('button')?.click();
  expect(shown()).toBeNull();
});

test('it waits until the page is hydrated, and shows what is sent last', async () => {
  const source = new EventTarget();
  Object.assign(window, { EventSource: jest.fn(() => source) });
  const send = (problems: readonly string[]) =>
    source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(problems) }));
  watchContentProblems();
  send(['first']);
  await Promise.resolve();
  expect(shown()).toBeNull();
  send(['second']);
  document.documentElement.dataset.hydrated = 'true';
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()?.textContent).toContain('second');
});
