import { act, cleanup, render, screen } from '@testing-library/react';
import { LOADING_BAR } from '#config/constants.ts';
import { LoadingBar } from '#src/features/loading-bar/LoadingBar.tsx';
import { createTestStores, renderBlock, withProviders } from '#tests/support/renderBlock.tsx';

const setUp = () => {
  const stores = createTestStores();
  render(withProviders(<LoadingBar />, { stores }));
  return stores;
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the server sends none', () => {
  expect(renderBlock(<LoadingBar />)).toBe('');
});

test('it is named, counts in percent and grows by the object model, from its first moment', () => {
  const { loading } = setUp();
  act(() => loading.start());
  wait(LOADING_BAR.throttle - 1);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()?.getAttribute('aria-label')).toBe('Loading the page');
  expect((bar()?.firstElementChild as HTMLElement).style.transform).toBe('scaleX(0)');
  wait(LOADING_BAR.duration / 2);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('50');
  expect((bar()?.firstElementChild as HTMLElement).style.transform).toMatch(/^scaleX\(0\.(5|49)/);
});

test('a failure looks like one, is said once, and goes', () => {
  const { loading, announcer } = setUp();
  act(() => loading.start());
  act(() => loading.fail());
  expect(bar()?.dataset.phase).toBe('failed');
  expect(announcer.message).toBe('The page could not be loaded.');
  wait(LOADING_BAR.hideDelay);
  expect(bar()).toBeNull();
  expect(announcer.message).toBe('The page could not be loaded.');
});

test('what ends well says nothing itself', () => {
  const { loading, announcer } = setUp();
  act(() => loading.start());
  wait(LOADING_BAR.throttle);
  act(() => loading.finish());
  expect(bar()?.dataset.phase).toBe('finished');
  expect(announcer.message).toBe('');
});
