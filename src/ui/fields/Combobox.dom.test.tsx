import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Combobox } from '#src/ui/fields/Combobox.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

const options = [
  { value: 'br', label: 'Brazil' },
  { value: 'kz', label: 'Kazakhstan' },
  { value: 'pt', label: 'Portugal' },
];
const chosen: string[] = [];
const field = withProviders(
  <form>
    <Combobox
      name="country"
      label="Country"
      options={options}
      defaultValue="br"
      onChange={(value) => chosen.push(value)}
    />
  </form>,
);
const sent = () => new FormData(document.querySelector('form') ?? undefined).get('country');

afterEach(() => {
  cleanup();
  chosen.length = 0;
});

it('is a native select on the server', () => {
  const html = renderToString(field);
  expect(html).toMatch(/<select[^>]+name="country"/);
  expect(html).not.toContain('combobox');
});

it('takes over what was chosen before JavaScript ran', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(field);
  container.querySelector('select')!.value = 'pt';
  render(field, { container, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('Portugal');
  expect(sent()).toBe('pt');
});

it('narrows to what is typed, and sends the value of what is chosen', async () => {
  render(field);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  await act(async () => {
    input.focus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await Promise.resolve();
  });
  await act(async () => {
    fireEvent.change(input, { target: { value: 'kaz' } });
    await Promise.resolve();
  });
  const shown = await screen.findAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Kazakhstan']);
  await act(async () => {
    fireEvent.click(shown[0]!);
    await Promise.resolve();
  });
  expect(chosen).toEqual(['kz']);
  expect(sent()).toBe('kz');
});
