import '#tests/support/textEncoding.ts';
import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { FormView } from '#src/forms/view/FormView.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

const label = /^Your résumé/;
const input = () => screen.getByLabelText<HTMLInputElement>(label);

function choose(file?: File) {
  Object.defineProperty(input(), 'files', { configurable: true, value: file ? [file] : [] });
  fireEvent.change(input());
}

/** As large as it says, without the bytes. */
const fileOf = (name: string, size = 1000) => Object.defineProperty(new File(['x'], name), 'size', { value: size });

/** jsdom's form data takes no file that was not chosen by hand; what the form reads is what was chosen here. */
class ChosenData extends FormData {
  override get(name: string) {
    return name === 'cv_file' ? (input().files?.[0] ?? null) : super.get(name);
  }
}

const view = (
  <MemoryRouter>
    <FormView id="apply" form="career" labelledBy="title" submit="Send" />
  </MemoryRouter>
);

beforeEach(() => {
  globalThis.FormData = ChosenData;
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve('') })) as never;
  render(withProviders(view));
});
afterEach(cleanup);

describe('DocumentField', () => {
  it.each([
    ['cv.exe', 1000, 'These formats are not allowed exe, jar, bin, bat, com'],
    ['cv.exe.pdf', 1000, 'These formats are not allowed exe, jar, bin, bat, com'],
    ['cv.png', 1000, 'Only files with these extensions are allowed: pdf, doc, docx.'],
    ['cv.pdf', 10_485_760, 'The file upload limit of 10MB'],
  ])('refuses %s of %d bytes as soon as it is chosen, and nothing else with it', async (name, size, message) => {
    choose(fileOf(name, size));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.queryByText('This field is required')).toBeNull();
  });

  it('refuses a file of no bytes as soon as it is chosen, in the words of the server', async () => {
    choose(fileOf('cv.pdf', 0));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the complaint back with the right file, and does not scold when it is taken away', async () => {
    choose(fileOf('cv.png'));
    await screen.findByText(/Only files/);
    choose(fileOf('cv.pdf'));
    await waitFor(() => expect(screen.queryByText(/Only files/)).toBeNull());
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    choose();
    await waitFor(() => expect(screen.queryByText('cv.pdf')).toBeNull());
    expect(screen.queryByText('This field is required')).toBeNull();
  });

  it('shows a file that was chosen before its code was there, and says what is wrong with it', async () => {
    cleanup();
    jest.spyOn(HTMLInputElement.prototype, 'files', 'get').mockImplementation(function (this: HTMLInputElement) {
      return this.type === 'file' ? ([fileOf('cv.png')] as never) : null;
    });
    render(withProviders(view));
    expect(await screen.findByText(/^Only files/)).toBeTruthy();
    expect(screen.getByText('cv.png')).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('shows none any more when its form is emptied, as it is once it has gone out of the queue', async () => {
    choose(fileOf('cv.pdf'));
    await screen.findByText('cv.pdf');
    Object.defineProperty(input(), 'files', { configurable: true, value: [] });
    input().form?.reset();
    await waitFor(() => expect(screen.queryByText('cv.pdf')).toBeNull());
  });
});
