import '#tests/support/textEncoding.ts';
import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { FormView } from '#src/forms/view/FormView.tsx';
import type { FormId, ReturnedForm } from '#src/forms/data/formDefinition.ts';
import { createStores } from '#src/stores/createStores.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';
import { giveLocks } from '#tests/support/fakeLocks.ts';
import { FakeRequest } from '#tests/support/FakeRequest.ts';

const none = () => Promise.reject(new Error('none'));
const api = { getPage: none, getFavoritePosts: none, getEntries: none };

/** Shows a form on a page of its own, and the address of any other that it leads to; `beside` stands on all of them. */
export function show(form: FormId, returned?: ReturnedForm, beside?: ReactNode) {
  const stores = createStores(api, { ui: { online: true }, forms: { returned } });
  stores.visitor.arrive(location.search);
  const view = <FormView id="box" form={form} labelledBy="title" submit="Send" />;
  const Here = () => <p>at {Object.values(useLocation()).slice(0, 2).join('')}</p>;
  return render(
    withProviders(
      <MemoryRouter initialEntries={['/blog']}>
        <Routes>
          <Route path="/blog" element={view} />
          <Route path="*" element={<Here />} />
        </Routes>
        {beside}
      </MemoryRouter>,
      { stores },
    ),
  );
}

/** @returns the control with such a label */
export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Types over what stands in it. */
export const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });

/** Presses the button. */
export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

/** Fills in the form `newsletter`. */
export function fill() {
  type(/^Email/, 'ana@firm.example');
  fireEvent.click(field(/^I agree/));
}

/** @returns what was sent last, once anything was */
export const sentRequest = () => waitFor(() => FakeRequest.last());

/** Says whether there is a network, until the test ends. */
export const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

/** Each test of the file begins with a browser that keeps nothing and answers as the site does. */
export function beginAfresh(): void {
  beforeEach(async () => {
    FakeRequest.all = [];
    localStorage.clear();
    await clear();
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    globalThis.fetch = jest.fn((url: string) =>
      Promise.resolve(
        url === '/api/forms/token'
          ? { ok: true, json: () => Promise.resolve({ token: 't1' }) }
          : { ok: true, text: () => Promise.resolve('gmail\n') },
      ),
    ) as unknown as typeof fetch;
    giveLocks();
    setOnline(true);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
}
