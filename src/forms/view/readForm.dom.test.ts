import { forms } from '#src/forms/data/forms.ts';
import { readForm } from '#src/forms/view/readForm.ts';

function fillIn(email: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="email" value="${email}"><input type="checkbox" name="consent" value="true" checked></form>`;
  return document.querySelector('form')!;
}

afterEach(() => jest.useRealTimers());

test('a line on which the list of mail providers hangs keeps no form from being sent: the server has the list', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const read = readForm(forms.contact, fillIn('ana@hanging.example'));
  await jest.advanceTimersByTimeAsync(3000);
  expect((await read).errors).not.toHaveProperty('email');
  expect(jest.getTimerCount()).toBe(0);
});

test('one that is slow is waited for', async () => {
  jest.useFakeTimers();
  const answer = { ok: true, text: () => Promise.resolve('slow\n') } as Response;
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => void setTimeout(resolve, 2900, answer)));
  const read = readForm(forms.contact, fillIn('ana@slow.example'));
  await jest.advanceTimersByTimeAsync(2900);
  await expect(read).resolves.toMatchObject({ errors: { email: 'businessEmails' } });
});
