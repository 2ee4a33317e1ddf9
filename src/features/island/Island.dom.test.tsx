// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import type { LoadableComponent } from '@loadable/component';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { Island } from '#src/features/island/Island.tsx';
import { idsOf, IslandsContext, type IslandFields, type IslandHtml } from '#src/features/island/IslandsContext.ts';
import { WordsContext } from '#src/i18n/WordsContext.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

interface Fields {
  readonly title: string;
}

const drawn = jest.fn();
const breaks = jest.fn<boolean, [number]>();

function Counter({ title }: Fields) {
  useEffect(() => void drawn());
  const [count, setCount] = useState(0);
  const [focused, setFocused] = useState(0);
  if (breaks(count)) throw new Error('broken');
  const id = useId();
  const { search } = useLocation();
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()} onFocus={() => setFocused(focused + 1)}>
      <label htmlFor={id}>{title}</label>
      <input id={id} name="word" defaultValue="" data-focused={focused} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${String(count)}${search}`}
      </button>
    </form>
  );
}

const load = jest.fn<Promise<unknown>, []>();
const View = Object.assign(Counter, { load }) as unknown as LoadableComponent<Fields>;

const router: { navigate?: NavigateFunction } = {};
const goTo = (path: string) => void router.navigate?.(path);

function Page({ title, later }: Fields & { readonly later?: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  const wrapper = { className: 'wrapper' };
  return <Island id="part" view={View} fields={{ title }} wrapper={wrapper} {...(later ? { later } : {})} />;
}

const loadWords = jest.fn(() => Promise.resolve());
const loadFields = jest.fn<Promise<IslandFields>, []>();
const onBroken = jest.fn();
const page = (title: string, htmlOf: IslandHtml, later?: string) =>
  withProviders(
    <WordsContext value={loadWords}>
      <IslandsContext value={{ htmlOf, loadFields, onBroken }}>
        <MemoryRouter>
          <Page title={title} later={later} />
        </MemoryRouter>
      </IslandsContext>
    </WordsContext>,
  );

/** What the browser is to observe, as nothing is ever in view here. */
class NoObserver {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

let container: HTMLElement;
let root: Root;
const complaints = jest.fn();

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: NoObserver });
  load.mockReset().mockResolvedValue({});
  breaks.mockReset().mockReturnValue(false);
  onBroken.mockReset();
  complaints.mockReset();
  container = document.createElement('div');
  container.innerHTML = renderToString(
    page('Words', (id, view) => renderToString(view, { identifierPrefix: idsOf(id) })),
  );
  document.body.append(container);
  act(() => {
    root = hydrateRoot(
      container,
      page('Words', () => ''),
      { onRecoverableError: complaints },
    );
  });
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const find = (selector: string) => container.querySelector<HTMLElement>(selector)!;
const button = () => find('button');
const input = () => find('input') as HTMLInputElement;
const island = () => find('.wrapper');
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
/** Once for its code, once for what is done when it is awake. */
const settle = async () => {
  await moment();
  await moment();
};
const touch = async (element: Element = island()) => {
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
};

test('until somebody turns to it, it is as the server has sent it and loads nothing', async () => {
  await settle();
  expect(island().dataset.island).toBe('');
  expect(find('label').textContent).toBe('Words');
  for (const call of [load, loadWords, loadFields]) expect(call).not.toHaveBeenCalled();
});

test('it takes over what the server has sent, ids and all', async () => {
  const before = [button(), input(), input().id];
  await touch();
  expect(island().dataset.island).toBe('awake');
  expect([button(), input(), input().id]).toEqual(before);
  expect(before[0]).toBe(button());
  act(() => button().click());
  expect(button().textContent).toBe('1');
  expect(complaints).not.toHaveBeenCalled();
});

test('it is drawn once as it wakes, as long as nothing around it has changed', async () => {
  drawn.mockReset();
  await touch();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a press that comes first is done when it is awake', async () => {
  button().click();
  button().click();
  await settle();
  expect(button().textContent).toBe('1');
});

test('a form is not sent before its code can do it, and then is', async () => {
  const sent = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', sent);
  const form = find('form') as HTMLFormElement;
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  await touch();
  expect(sent).toHaveReturnedWith(true);
  window.removeEventListener('submit', sent);
});

test('what was typed stays, and who is in a field is heard of', async () => {
  input().focus();
  input().value = 'typed';
  await settle();
  expect([input().value, input().dataset.focused]).toEqual(['typed', '1']);
});

test('the page around it may change before and after: it is told', async () => {
  act(() => goTo('/?a=1'));
  expect(button().textContent).toBe('0');
  await touch();
  expect(button().textContent).toBe('0?a=1');
  act(() => goTo('/?a=2'));
  expect(button().textContent).toBe('0?a=2');
  act(() => root.render(page('Other words', () => '')));
  await settle();
  expect(find('label').textContent).toBe('Other words');
  expect(complaints).not.toHaveBeenCalled();
});

test('where its code cannot be had and something is written, its form is sent as without it, and it tries again', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  input().value = 'typed';
  await touch();
  expect(island().dataset.island).toBe('');
  await touch();
  expect([load.mock.calls.length, island().dataset.island, input().value]).toEqual([2, 'awake', 'typed']);
});

test('where its code cannot be had and somebody is about to write, the page stays, too', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  input().focus();
  await touch();
  expect([load.mock.calls.length, island().dataset.island]).toEqual([1, '']);
  await touch();
  expect(island().dataset.island).toBe('awake');
});

describe('where it throws', () => {
  // React hands what is thrown to `act`, where there is one, and tells nobody else.
  const setAct = (IS_REACT_ACT_ENVIRONMENT: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
  beforeEach(() => setAct(false));
  afterEach(() => setAct(true));
  test.each([
    ['as it takes over', () => true],
    ['at a press', (count: number) => count > 0],
  ])(
    '%s, it stands there with what was filled in, its form is sent without it, and the page goes on',
    async (...row) => {
      const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      breaks.mockImplementation(row[1]);
      input().value = 'typed';
      button().click();
      await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
      expect(told.mock.calls).toEqual([['part broke', expect.objectContaining({ message: 'broken' })]]);
      expect([input().value, button().textContent]).toEqual(['typed', '0']);
      expect(fireEvent.submit(find('form'))).toBe(true);
      root.render(page('Other words', () => ''));
      await moment();
      expect([island().children.length, find('label').textContent]).toEqual([1, 'Words']);
    },
  );
});

test('on a page that comes later it is drawn as all else; where it throws it stands there as it did, the focus in it, and is told of', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const later = document.body.appendChild(document.createElement('div'));
  const other = createRoot(later);
  act(() => other.render(page('Later', () => '')));
  expect(later.innerHTML).toMatch(/^<div class="wrapper"><form/);
  const field = later.querySelector('input')!;
  Object.assign(field, { value: 'typed' }).focus();
  breaks.mockReturnValue(true);
  act(() => void fireEvent.click(later.querySelector('button')!));
  const copies = later.querySelectorAll<HTMLInputElement>('.wrapper input');
  const facts = [...copies].map((copy) => [copy.value, copy === field, copy === document.activeElement]);
  expect(facts).toEqual([['typed', false, true]]);
  await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
  breaks.mockReturnValue(false);
  act(() => other.render(page('Another', () => '')));
  expect(later.querySelectorAll('input')).toHaveLength(1);
  act(() => other.unmount());
});

describe('whose fields come later', () => {
  /** The page as its boot data has it: the fields are no part of it. */
  beforeEach(() => {
    act(() => root.unmount());
    container.innerHTML = renderToString(
      page('Words', (id, view) => renderToString(view, { identifierPrefix: idsOf(id) })),
    );
    loadFields.mockReset().mockResolvedValue({ part: { digest: 'drawn', fields: { title: 'Words' } } });
    act(() => {
      root = hydrateRoot(
        container,
        page('', () => '', 'drawn'),
        { onRecoverableError: complaints },
      );
    });
  });

  test('it takes over with those that the server has drawn', async () => {
    const before = [button(), input()];
    await touch();
    expect([button(), input()]).toEqual(before);
    expect([island().dataset.island, find('label').textContent]).toEqual(['awake', 'Words']);
    act(() => goTo('/?a=1'));
    expect(button().textContent).toBe('0?a=1');
    expect(complaints).not.toHaveBeenCalled();
  });

  test('it shows those of a page that came before they did, and takes over with the first', async () => {
    act(() => root.render(page('Other words', () => '')));
    const before = input();
    await touch();
    expect([input() === before, find('label').textContent]).toEqual([true, 'Other words']);
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each<IslandFields>([{ part: { digest: 'newer', fields: { title: 'Newer words' } } }, {}])(
    'where the page has others by now, or none, what somebody has written stays: %j',
    async (found) => {
      loadFields.mockResolvedValue(found);
      input().value = 'typed';
      await touch();
      expect([island().dataset.island, find('label').textContent, input().value]).toEqual(['', 'Words', 'typed']);
    },
  );

  test('where they cannot be had, the next use tries again', async () => {
    loadFields.mockRejectedValueOnce(new Error('503'));
    input().value = 'typed';
    await touch();
    expect(island().dataset.island).toBe('');
    await touch();
    expect([island().dataset.island, input().value]).toEqual(['awake', 'typed']);
  });
});
