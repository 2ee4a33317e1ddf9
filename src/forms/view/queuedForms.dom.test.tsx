// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { entries } from 'idb-keyval';
import { Link } from 'react-router';
import { enqueue, flushOutbox, forgetSent } from '#src/forms/api/outbox.ts';
import { mayHaveQueued } from '#src/forms/data/outboxMark.ts';
import { Outbox } from '#src/forms/view/outbox/Outbox.tsx';
import { FakeRequest } from '#tests/support/FakeRequest.ts';
import { field, fill, send, sentRequest, setOnline, show, type, beginAfresh } from '#tests/support/shownForm.tsx';

beginAfresh();

describe('a form whose page was left while it was sent', () => {
  async function sendAndLeave() {
    const beside = (
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <Outbox />
      </>
    );
    show('newsletter', undefined, beside);
    fill();
    send();
    const request = await sentRequest();
    fireEvent.click(screen.getByText('Elsewhere'));
    return request;
  }

  it('leads nobody away: its number is told on the page that is there', async () => {
    (await sendAndLeave()).answer(201, { reference: '0A1B-2C3D' });
    await screen.findByText('Your message has been sent. Its number is 0A1B-2C3D.');
    expect([screen.queryByText('at /elsewhere'), FakeRequest.all.length]).toEqual([expect.anything(), 1]);
  });

  it('is sent again where it was not taken, and lost nowhere', async () => {
    (await sendAndLeave()).answer(503, { problem: 'unavailable' });
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    FakeRequest.last().answer(422, { errors: { email: 'businessEmails' } });
    const back = await screen.findByText('Go back to it');
    expect(back.getAttribute('href')).toMatch(/#box$/);
    const [[, kept] = []] = await entries();
    expect(kept).toMatchObject({ errors: { email: 'businessEmails' } });
  });
});

describe('offline', () => {
  it('keeps a form, and sends it when the network is back, with the same key', async () => {
    setOnline(false);
    show('newsletter');
    fill();
    send();
    await screen.findByText(/You are offline/);
    expect(FakeRequest.all).toHaveLength(0);
    expect(mayHaveQueued()).toBe(true);
    const [[key] = []] = await entries();
    const flushed = flushOutbox();
    const request = await sentRequest();
    expect(key).toBe(`form:${request.body.get('idempotency_key') as string}`);
    request.answer(201, { reference: '0A1B-2C3D' });
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    expect([field(/^Email/).value, field(/^I agree/).checked]).toEqual(['', false]);
    expect(await flushed).toEqual({ sent: ['0A1B-2C3D'], returned: [] });
    expect((await entries())[0]?.[1]).toMatchObject({ entries: [], reference: '0A1B-2C3D' });
    expect((await flushOutbox()).sent).toEqual(['0A1B-2C3D']);
    expect(FakeRequest.all).toHaveLength(1);
    await forgetSent();
    expect([await entries(), mayHaveQueued()]).toEqual([[], false]);
  });

  it('keeps what could not be sent, and brings back what was refused', async () => {
    setOnline(false);
    const { unmount } = show('newsletter');
    fill();
    send();
    await screen.findByText(/You are offline/);
    unmount();
    const first = flushOutbox();
    (await sentRequest()).answer(503, { problem: 'unavailable' });
    expect(await first).toEqual({ sent: [], returned: [] });
    const second = flushOutbox();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    FakeRequest.last().answer(422, { errors: { email: 'businessEmails' } });
    expect((await second).returned).toEqual([expect.stringMatching(/#box$/)]);
    show('newsletter');
    await screen.findByText('Please use your work email');
    expect(field(/^Email/).value).toBe('ana@firm.example');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('leaves alone what was written since, when the words before it have arrived', async () => {
    setOnline(false);
    show('newsletter');
    fill();
    send();
    await screen.findByText(/You are offline/);
    type(/^Email/, 'eva@firm.example');
    const flushed = flushOutbox();
    const request = await sentRequest();
    expect(request.body.get('email')).toBe('ana@firm.example');
    await act(async () => {
      request.answer(201, { reference: '0A1B-2C3D' });
      await flushed;
    });
    expect([field(/^Email/).value, field(/^I agree/).checked]).toEqual(['eva@firm.example', true]);
  });

  it('says why a form was not taken that no field is to blame for, where it stands and where it comes back', async () => {
    setOnline(false);
    const { unmount } = show('newsletter');
    fill();
    send();
    await screen.findByText(/You are offline/);
    const flushed = flushOutbox();
    const request = await sentRequest();
    await act(async () => {
      request.answer(409, { problem: 'conflict' });
      await flushed;
    });
    await screen.findByText(/already have an earlier version/);
    setOnline(true);
    send();
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    const [first, again] = FakeRequest.all.map(({ body }) => body.get('idempotency_key'));
    expect(again).not.toBe(first);
    unmount();
    show('newsletter');
    await screen.findByText(/already have an earlier version/);
    expect(field(/^Email/).value).toBe('ana@firm.example');
  });

  it('keeps a form that came back until a page shows it, however soon its visitor left the page before', async () => {
    const words = [['email', 'ana@firm.example']] as const;
    const action = '/api/forms/newsletter';
    const errors = { email: 'businessEmails' } as const;
    await enqueue({ key: 'k', form: 'newsletter', action, entries: words, href: '/blog#box', errors });
    const { unmount } = show('newsletter');
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    show('newsletter');
    await screen.findByText('Please use your work email');
    expect(field(/^Email/).value).toBe('ana@firm.example');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });
});
