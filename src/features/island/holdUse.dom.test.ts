import { holdUse } from '#src/features/island/holdUse.ts';

/** What has left the island, and was not stopped there. */
const left = jest.fn();

let element: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  left.mockReset();
  element = document.createElement('div');
  element.innerHTML = '<form method="post"><button type="submit">Send</button></form>';
  document.body.append(element);
  element.addEventListener('submit', (event) => {
    left(event.submitter?.textContent);
    event.preventDefault();
  });
});
afterEach(() => {
  element.remove();
  jest.useRealTimers();
});

const send = () => element.querySelector('button')!.click();

test('a form waits for its code, and is sent by it once', () => {
  const release = holdUse(element);
  expect(element.ariaBusy).toBeNull();
  send();
  send();
  expect(left).not.toHaveBeenCalled();
  expect(element.ariaBusy).toBe('true');
  release();
  expect([left.mock.calls, element.ariaBusy]).toEqual([[['Send']], null]);
  jest.runAllTimers();
  expect(left).toHaveBeenCalledTimes(1);
});

test('a form does not wait for code that does not come: it is sent as without it, also the next time', () => {
  const release = holdUse(element);
  jest.advanceTimersByTime(60_000);
  send();
  jest.advanceTimersByTime(4000);
  expect(left).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(left.mock.calls).toEqual([['Send']]);
  send();
  release();
  expect(left).toHaveBeenCalledTimes(2);
});

test('a form whose page was left meanwhile is not sent', () => {
  holdUse(element);
  send();
  element.remove();
  jest.runAllTimers();
  expect(left).not.toHaveBeenCalled();
});

test('a form that asks for a page does not wait: the server answers it as well without code', () => {
  holdUse(element);
  element.querySelector('form')!.method = 'get';
  send();
  expect([left.mock.calls, element.ariaBusy]).toEqual([[['Send']], null]);
});
