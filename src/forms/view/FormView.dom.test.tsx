// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Router } from 'react-router';
import { FormView } from '#src/forms/view/FormView.tsx';
import { FakeRequest } from '#tests/support/FakeRequest.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';
import { field, fill, send, sentRequest, setOnline, show, type, beginAfresh } from '#tests/support/shownForm.tsx';

beginAfresh();

describe('a form', () => {
  it('tells what is wrong on leaving a field, and takes it back when it is put right', async () => {
    show('newsletter');
    type(/^Email/, 'ana');
    fireEvent.blur(field(/^Email/));
    await screen.findByText('Invalid email address');
    expect(field(/^Email/).getAttribute('aria-describedby')).toBe('box-email-error');
    type(/^Email/, 'ana@firm.example');
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
  });

  it('lists on sending all that is wrong, with links, and moves the focus there', async () => {
    show('newsletter');
    send();
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#box-email', '#box-consent']);
    fireEvent.click(links[0]!);
    expect(document.activeElement).toBe(field(/^Email/));
    expect(FakeRequest.all).toHaveLength(0);
  });

  it('asks for its token when it first has the focus, and once', async () => {
    show('newsletter');
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.focus(field(/^Email/));
    fireEvent.focus(field(/^I agree/));
    await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=token]')?.value).toBe('t1'));
    expect(jest.mocked(fetch).mock.calls).toEqual([['/api/forms/token', expect.anything()]]);
  });

  it('posts what was typed, where it was and where the visitor came from, then thanks with the number', async () => {
    history.replaceState(null, '', '/blog?utm_source=letter');
    show('newsletter');
    fill();
    send();
    const request = await sentRequest();
    expect([request.method, request.url]).toEqual(['POST', 'http://localhost/api/forms/newsletter']);
    expect(request.headers).toEqual({ Accept: 'application/json' });
    expect(Object.fromEntries(request.body)).toEqual({
      email: 'ana@firm.example',
      consent: 'true',
      page: '/blog',
      token: '',
      website_url: '',
      utm_source: 'letter',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    act(() => request.answer(201, { reference: '0A1B-2C3D' }));
    await screen.findByText('at /thank-you?ref=0A1B-2C3D');
  });

  it('says that it has arrived where the page of thanks does not come, and asks for that once more', async () => {
    const push = jest.fn();
    const navigator = { push, replace: jest.fn(), go: jest.fn(), createHref: String };
    render(
      withProviders(
        <Router location="/blog" navigator={navigator}>
          <FormView id="box" form="newsletter" labelledBy="title" submit="Send" />
        </Router>,
      ),
    );
    fill();
    send();
    const request = await sentRequest();
    act(() => request.answer(201, { reference: '0A1B-2C3D' }));
    await screen.findByText('Your message has been sent. Its number is 0A1B-2C3D.');
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    expect(FakeRequest.last().body.get('idempotency_key')).toBe(request.body.get('idempotency_key'));
    act(() => FakeRequest.last().answer(201, { reference: '0A1B-2C3D' }));
    await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  });

  it('has a key on plain http as well, where a browser makes no UUID itself', async () => {
    jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    show('newsletter');
    fill();
    send();
    expect((await sentRequest()).body.get('idempotency_key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is sent once, however often the button is pressed', async () => {
    show('newsletter');
    fill();
    send();
    send();
    await sentRequest();
    send();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(FakeRequest.all).toHaveLength(1);
  });

  it.each([
    [503, { problem: 'unavailable' }, /cannot take your message/],
    [429, { problem: 'tooMany' }, /wait a minute/],
    [503, { problem: 'noRoom' }, /cannot accept files/],
    [413, '<html>Request Entity Too Large</html>', /under 10 MB/],
    [404, { error: { status: 404 } }, /no longer in use/],
    [502, '<html>Bad gateway</html>', /cannot take your message/],
    [200, { reference: '0A1B-2C3D' }, /cannot take your message/],
    [201, {}, /cannot take your message/],
  ])('says what %i %j means and keeps everything', async (status, answer, words) => {
    show('newsletter');
    fill();
    send();
    const request = await sentRequest();
    act(() => request.answer(status, answer));
    await screen.findByText(words);
    expect([field(/^Email/).value, field(/^I agree/).checked]).toEqual(['ana@firm.example', true]);
  });

  it('sends the same words again with the same key, others with another', async () => {
    show('newsletter');
    fill();
    const keys: unknown[] = [];
    const sendAndLose = async () => {
      const before = FakeRequest.all.length;
      send();
      await waitFor(() => expect(FakeRequest.all.length).toBe(before + 1));
      const request = FakeRequest.last();
      act(() => request.onerror?.());
      await screen.findByText(/will not get it twice/);
      keys.push(request.body.get('idempotency_key'));
    };
    await sendAndLose();
    await sendAndLose();
    type(/^Email/, 'eva@firm.example');
    await sendAndLose();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('has another key for words that were changed while it was sent, or that the server has under this one', async () => {
    show('newsletter');
    fill();
    send();
    const first = await sentRequest();
    type(/^Email/, 'eva@firm.example');
    act(() => first.onerror?.());
    await screen.findByText(/will not get it twice/);
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    act(() => FakeRequest.last().answer(409, { problem: 'conflict' }));
    await screen.findByText(/already have an earlier version/);
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(3));
    const keys = FakeRequest.all.map(({ body }) => body.get('idempotency_key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('has another key for words that were changed before the first had left, too', async () => {
    const missing = { ok: false } as Response;
    const answer = Promise.withResolvers<Response>();
    jest.mocked(fetch).mockResolvedValueOnce(missing).mockReturnValueOnce(answer.promise);
    show('newsletter');
    fill();
    // Of no other test: its file of mail providers is asked for, does not come, and is asked for again by what is sent.
    type(/^Email/, 'ana@late.example');
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    type(/^Email/, 'eva@late.example');
    answer.resolve(missing);
    const first = await sentRequest();
    act(() => first.onerror?.());
    await screen.findByText(/will not get it twice/);
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    const [before, after] = FakeRequest.all.map(({ body }) => [body.get('email'), body.get('idempotency_key')]);
    expect([before?.[0], after?.[0]]).toEqual(['ana@late.example', 'eva@late.example']);
    expect(after?.[1]).not.toBe(before?.[1]);
  });

  it('shows what the server has found, at its fields', async () => {
    show('newsletter');
    fill();
    send();
    const request = await sentRequest();
    act(() => request.answer(422, { errors: { email: 'businessEmails', consent: 'made up' } }));
    await screen.findByText('Please use your work email');
    await waitFor(() => expect(document.activeElement?.id).toBe('box-errors'));
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  });

  it('can be cancelled while it is sent, and sent after that', async () => {
    show('newsletter');
    fill();
    send();
    await sentRequest();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
  });
});

describe('a draft', () => {
  const waitForDraft = () => act(() => new Promise((resolve) => setTimeout(resolve, 450)));

  it('is kept with consent only, and without the consent that the form itself asks for', async () => {
    const { unmount } = show('newsletter');
    fill();
    await waitForDraft();
    expect(Object.keys(localStorage)).toEqual([]);
    localStorage.setItem('cookie', '["functional"]');
    type(/^Email/, 'eva@firm.example');
    await waitForDraft();
    unmount();
    show('newsletter');
    expect([field(/^Email/).value, field(/^I agree/).checked]).toEqual(['eva@firm.example', false]);
  });

  it.each([
    ['page is left', (unmount: () => void) => unmount()],
    ['document is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('holds the last letter, too, where the %s right after it', (_case, leave) => {
    localStorage.setItem('cookie', '["functional"]');
    const { unmount } = show('newsletter');
    type(/^Email/, 'ana@firm.example');
    leave(unmount);
    expect(Object.values(localStorage)).toContainEqual(expect.stringContaining('ana@firm.example'));
  });

  it('is counted where it comes back', () => {
    localStorage.setItem('cookie', '["functional"]');
    const { unmount } = show('comment');
    type(/^Your message/, 'Hello');
    expect(screen.getByText(/^5 of/)).toBeTruthy();
    unmount();
    show('comment');
    expect(screen.getByText(/^5 of/)).toBeTruthy();
  });

  it('is forgotten with a form that has arrived', async () => {
    localStorage.setItem('cookie', '["functional"]');
    show('newsletter');
    fill();
    send();
    (await sentRequest()).answer(201, { reference: '0A1B-2C3D' });
    await screen.findByText(/^at /);
    expect(Object.keys(localStorage)).toEqual(['cookie']);
  });

  it('is forgotten with a form that is taken right after the last letter', async () => {
    localStorage.setItem('cookie', '["functional"]');
    setOnline(false);
    const { unmount } = show('newsletter');
    fill();
    send();
    await screen.findByText(/You are offline/);
    await waitForDraft();
    unmount();
    show('newsletter');
    expect(field(/^Email/).value).toBe('');
  });
});

describe('a form that the server has sent back', () => {
  it('holds what was typed, and says what is wrong', () => {
    show('comment', {
      form: 'comment',
      values: { name: 'Ana', email: 'ana', message: 'Hello', consent: 'true' },
      errors: { email: 'email' },
      problem: 'tooMany',
    });
    expect(['name', 'email', 'message'].map((name) => field(new RegExp(`^(Your )?${name}`, 'i')).value)).toEqual([
      'Ana',
      'ana',
      'Hello',
    ]);
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(screen.getByText(/wait a minute/)).toBeTruthy();
    expect(field(/^I agree/).checked).toBe(true);
  });

  it('is another one: this stays empty', () => {
    show('newsletter', { form: 'comment', values: { email: 'ana' }, errors: { email: 'email' } });
    expect(field(/^Email/).value).toBe('');
    expect(screen.queryByText('Invalid email address')).toBeNull();
  });
});
