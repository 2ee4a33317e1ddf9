import '#tests/support/textEncoding.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';
import type { Usage } from '#src/pricing/data/prices.ts';
import { Estimator } from '#src/pricing/view/estimator/Estimator.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  cleanup();
  document.body.replaceChildren();
});

const usage = (part: Usage['part']): Usage => ({
  part,
  name: part,
  unit: 'request',
  price: { USD: '1', EUR: '1', RUR: '90' },
});
const data: EstimatorData = {
  countries: [{ iso: 'us', title: 'United States', from: true, to: true, index: 0 }],
  rates: {
    countries: { us: { sample: true, country_code: 'us', name: 'United States', from: {}, to: {} } },
    everywhere: { resources: [usage('asr'), usage('tts'), usage('vmd')] },
  },
  origin: { sample: true },
  isExample: false,
  // “Hello”, to be told from what is typed.
  ...readEstimate('messages.smsout.us.500.SGVsbG8~ai.100.60.1.asr'),
};

const pageOf = (given: EstimatorData) =>
  withProviders(
    <MemoryRouter>
      <Estimator id="estimate" data={given} currency="USD" />
    </MemoryRouter>,
  );
const page = pageOf(data);
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of a message' });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

/** The server's page, with what was done on it, and then React on it. */
function takeOver(done: () => void, of = page) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(of);
  document.body.append(container);
  done();
  render(of, { container, hydrate: true });
}

test('the text of a message that was typed before the page came to life is the one that is counted', () => {
  takeOver(() => {
    area().value = 'A much longer text';
  });
  expect(area().value).toBe('A much longer text');
  expect(document.body.textContent).toContain('18 of 160 characters');
});

test('a number that was typed and a service that was ticked before are taken over', () => {
  takeOver(() => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Messages a month' }).value = '7';
    screen.getByRole<HTMLInputElement>('checkbox', { name: /speech synthesis/i }).checked = true;
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Messages a month' }).value).toBe('7');
  expect(chosen()).toEqual(['asr', 'tts']);
});

test('a service of a link that the price list has no more stays, and what it costs is told to be missing', () => {
  takeOver(() => undefined, pageOf({ ...data, ...readEstimate('ai.100.60.1.asr.gone') }));
  expect(chosen()).toEqual(['asr', 'gone']);
  expect(document.body.textContent).toContain('The price list has no rate for this line.');
});

/** Does something when all is drawn, before the browser does anything else. */
function Hasty({ act }: { readonly act: () => void }) {
  useLayoutEffect(() => queueMicrotask(act), [act]);
  return null;
}

test('what is ticked the moment that the page comes to life is not forgotten by the next', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const tick = jest.fn(() => {
    for (const name of [/synthesis/, /detection/]) screen.getByRole('checkbox', { name }).click();
  });
  const root = hydrateRoot(
    container,
    <>
      {page}
      <Hasty act={tick} />
    </>,
  );
  await waitFor(() => expect(tick).toHaveBeenCalled());
  await waitFor(() => expect(chosen()).toEqual(['asr', 'tts', 'vmd']));
  root.unmount();
});
