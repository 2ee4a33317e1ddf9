import { installChunkReloadGuard, isChunkError, reloadOnce } from '#src/client/chunkReloadGuard.ts';

const chunkError = () => Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });

const KEY = 'chunk_reload';

function setUp(stored: string | null = null, start = 1_700_000_000_000) {
  let time = start;
  if (stored !== null) sessionStorage.setItem(KEY, stored);
  const reload = jest.fn();
  return { guard: { now: () => time, reload }, reload, wait: (milliseconds: number) => (time += milliseconds) };
}

afterEach(() => sessionStorage.clear());

test('the first failure reloads and remembers when', () => {
  const { guard, reload } = setUp();
  expect(reloadOnce(guard)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(KEY)).toBe('1700000000000');
});

test.each([
  [0, 1],
  [59_999, 1],
  [60_000, 2],
  [3_600_000, 2],
])('a second failure %d ms later makes %d reloads in all', (milliseconds, reloads) => {
  const { guard, reload, wait } = setUp();
  reloadOnce(guard);
  wait(milliseconds);
  expect(reloadOnce(guard)).toBe(reloads === 2);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('a build that stays broken reloads once a minute, not in a loop', () => {
  const { guard, reload, wait } = setUp();
  for (let second = 0; second < 120; second += 1) {
    reloadOnce(guard);
    wait(1000);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a timestamp that is none does not switch the guard off for good', () => {
  const { guard } = setUp('garbage');
  reloadOnce(guard);
  expect(reloadOnce(guard)).toBe(false);
});

test.each([
  [chunkError(), true],
  [{ code: 'CSS_CHUNK_LOAD_FAILED' }, true],
  [new Error('Loading chunk 1 failed'), false],
  [new TypeError('x'), false],
  [undefined, false],
  [null, false],
  ['ChunkLoadError', false],
])('%p is a chunk failure: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

describe('installed', () => {
  const attempts = () => sessionStorage.getItem(KEY);
  const onGivenUp = jest.fn();
  beforeAll(() => {
    installChunkReloadGuard(onGivenUp);
  });
  beforeEach(() => {
    sessionStorage.clear();
    onGivenUp.mockReset();
    // jsdom cannot reload, and says so: that it was asked to is what the storage shows.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('a chunk failure that nobody caught is handled, any other is left to be reported', () => {
    expect(reject(new Error('ours'))).toBe(false);
    expect(attempts()).toBeNull();
    expect(reject(chunkError())).toBe(true);
    expect(attempts()).not.toBeNull();
    expect(reject(chunkError())).toBe(false);
  });

  test('what fails once more after the reload is told, and what has nothing to do with it is not', () => {
    reject(chunkError());
    expect(onGivenUp).not.toHaveBeenCalled();
    reject(new Error('ours'));
    expect(onGivenUp).not.toHaveBeenCalled();
    reject(chunkError());
    expect(onGivenUp).toHaveBeenCalledTimes(1);
  });

  test('a page in which somebody has written, or is about to, stays, and that is told', () => {
    document.body.innerHTML = '<main><div><textarea></textarea></div><div><button></button></div></main>';
    const area = document.querySelector('textarea')!;
    area.value = 'typed';
    expect(reject(chunkError())).toBe(false);
    area.value = '';
    area.focus();
    expect(reject(chunkError())).toBe(false);
    expect([attempts(), onGivenUp.mock.calls.length]).toEqual([null, 2]);
    area.blur();
    expect(reject(chunkError())).toBe(true);
    document.body.replaceChildren();
  });

  test.each<[string, string, (field: never) => unknown]>([
    ['ticked', '<input type="checkbox" value="true">', (box: HTMLInputElement) => (box.checked = true)],
    ['unticked', '<input type="checkbox" value="true" checked>', (box: HTMLInputElement) => (box.checked = false)],
    ['chosen', '<select><option>a<option>b</select>', (list: HTMLSelectElement) => (list.value = 'b')],
    ['chosen', '<select><option>a<option selected>b</select>', (list: HTMLSelectElement) => (list.value = 'a')],
  ])('one in which somebody has %s something stays, too: %s', (_what, html, change) => {
    document.body.innerHTML = html;
    change(document.querySelector('input, select') as never);
    expect([reject(chunkError()), onGivenUp.mock.calls.length]).toEqual([false, 1]);
    document.body.innerHTML = html;
    expect(reject(chunkError())).toBe(true);
    document.body.replaceChildren();
  });
});
