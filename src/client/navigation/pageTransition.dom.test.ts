import { createFade } from '#src/client/navigation/pageTransition.ts';

interface Begun {
  readonly update: () => Promise<void>;
  readonly skip: jest.Mock;
}

/** jsdom has no view transitions: what it was asked for is what there is to see. */
let begun: Begun[] = [];
let reducedMotion = false;
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });

function canFade(can: boolean) {
  if (!can) {
    Reflect.deleteProperty(document, 'startViewTransition');
    return;
  }
  const skipped = () => Promise.reject(new DOMException('skipped', 'AbortError'));
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const skipTransition = jest.fn();
      begun.push({ update, skip: skipTransition });
      return { skipTransition, ready: skipped(), finished: skipped(), updateCallbackDone: skipped() };
    },
  });
}

const isLeaving = () => document.documentElement.dataset.leaving !== undefined;
let drawUnderOldPage: ReturnType<typeof createFade>;
const draw = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  begun = [];
  drawUnderOldPage = createFade();
  document.body.innerHTML = '';
  reducedMotion = false;
  visibility = 'visible';
  canFade(true);
  draw.mockClear();
  delete document.documentElement.dataset.leaving;
});
afterEach(() => {
  jest.useRealTimers();
});

test('the old page is a picture, the new one is drawn as itself', async () => {
  drawUnderOldPage(draw);
  expect([isLeaving(), draw.mock.calls.length]).toEqual([true, 0]);
  draw.mockImplementationOnce(() => {
    expect(isLeaving()).toBe(false);
    return Promise.resolve();
  });
  await begun[0]?.update();
  expect(draw).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  expect(begun[0]?.skip).not.toHaveBeenCalled();
});

test('a picture that takes too long is done without, and none is taken again', async () => {
  drawUnderOldPage(draw);
  jest.advanceTimersByTime(31);
  expect(begun[0]?.skip).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(begun[0]?.skip).toHaveBeenCalledTimes(1);
  await begun[0]?.update();
  drawUnderOldPage(draw);
  expect([begun.length, draw.mock.calls.length]).toEqual([1, 2]);
});

test('a page that takes too long to draw is not kept behind the picture', async () => {
  drawUnderOldPage(() => new Promise(() => undefined));
  const done = jest.fn();
  void begun[0]?.update().then(done);
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test.each([
  ['a browser that cannot', () => canFade(false)],
  ['a visitor who wants no motion', () => (reducedMotion = true)],
  ['a tab that nobody sees', () => (visibility = 'hidden')],
  [
    'a document that takes long to style',
    () => document.body.append(...Array.from({ length: 1500 }, () => document.createElement('i'))),
  ],
])('%s gets the new page at once', (_name, prepare) => {
  prepare();
  drawUnderOldPage(draw);
  expect([draw.mock.calls.length, begun, isLeaving()]).toEqual([1, [], false]);
});
