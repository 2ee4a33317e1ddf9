import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SearchCombobox, type SearchOption } from '#src/ui/fields/SearchCombobox.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

const brazil: SearchOption = { value: 'br', label: 'Brazil', image: '/flags/br.svg' };
const options: readonly SearchOption[] = [
  brazil,
  { value: 'de', label: 'Germany', image: '/flags/de.svg' },
  { value: 'de +4915', label: 'Germany', detail: '+4915 · Mobile' },
];
const chosen: string[] = [];
const searched: string[] = [];

/** Knows only what was typed last, as a server would. */
function Search() {
  const [found, setFound] = useState(options);
  return (
    <SearchCombobox
      id="country"
      label="Country"
      chosen={brazil}
      options={found}
      status={found.length === 0 ? 'Nothing found' : `Found: ${String(found.length)}`}
      onSearch={(text) => {
        searched.push(text);
        setFound(text === '4915' ? options.slice(2) : text === 'zzz' ? [] : options);
      }}
      onChoose={({ value }) => chosen.push(value)}
    />
  );
}

const key = (input: HTMLElement, name: string) =>
  act(async () => {
    fireEvent.keyDown(input, { key: name });
    await Promise.resolve();
  });
const type = (input: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(input, { target: { value } });
    await Promise.resolve();
  });

async function open() {
  render(withProviders(<Search />));
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  act(() => {
    input.focus();
  });
  await key(input, 'ArrowDown');
  return input;
}
const shown = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

beforeEach(() => {
  chosen.length = 0;
  searched.length = 0;
});
afterEach(cleanup);

it('shows what is chosen, with its picture, and all there is when it opens', async () => {
  const input = await open();
  expect(input.value).toBe('Brazil');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/flags/br.svg');
  expect(await shown()).toHaveLength(3);
  expect(searched).toEqual(['']);
});

it('asks for what is typed, shows what comes, whatever its name, and gives back what is chosen by the keyboard', async () => {
  const input = await open();
  await type(input, '4915');
  expect(searched.at(-1)).toBe('4915');
  expect(await shown()).toEqual(['Germany+4915 · Mobile']);
  await key(input, 'Enter');
  expect(chosen).toEqual(['de +4915']);
});

it('takes with Enter what fits what was typed, however soon it comes', async () => {
  const input = await open();
  // As in a browser: what React does later is not waited for.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '4915');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await waitFor(() => expect(chosen).toEqual(['de +4915']));
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

it('moves its mark by the arrows, round and round, and takes what comes later', async () => {
  const input = await open();
  const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toBe('Brazil');
  await key(input, 'ArrowUp');
  expect(marked()).toBe('Germany+4915 · Mobile');
  await key(input, 'ArrowDown');
  await key(input, 'ArrowDown');
  expect(marked()).toBe('Germany');
  await type(input, '4915');
  expect(marked()).toBe('Germany+4915 · Mobile');
});

it('is as it was after Escape, and after the focus has gone', async () => {
  const input = await open();
  await type(input, '4915');
  await key(input, 'Escape');
  expect([input.value, input.getAttribute('aria-expanded'), screen.queryByRole('option')]).toEqual([
    'Brazil',
    'false',
    null,
  ]);
  await type(input, '4915');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  act(() => {
    input.blur();
  });
  expect([input.value, input.getAttribute('aria-expanded'), chosen]).toEqual(['Brazil', 'false', []]);
});

it('is chosen from with the mouse, and leaves the focus in the field', async () => {
  const input = await open();
  const option = screen.getAllByRole('option')[1]!;
  expect(fireEvent.mouseDown(option)).toBe(false);
  await act(async () => {
    fireEvent.click(option);
    await Promise.resolve();
  });
  expect([chosen, document.activeElement === input, input.getAttribute('aria-expanded')]).toEqual([
    ['de'],
    true,
    'false',
  ]);
});

it('leaves Enter to a form around it while its list is closed', async () => {
  const input = await open();
  await key(input, 'Escape');
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  expect(chosen).toEqual([]);
});

it('says how many there are, and that there are none', async () => {
  const input = await open();
  expect(screen.getByRole('status').textContent).toBe('Found: 3');
  await type(input, 'zzz');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect(screen.queryByRole('option')).toBeNull();
});
