import '#tests/support/textEncoding.ts';
import { startNavigation } from '#src/client/navigation/startNavigation.ts';
import type { LoadOutcome } from '#src/client/navigation/LoadPage.ts';
import type { Page } from '#src/shared/page/page.ts';

const page = { path: '/start' } as unknown as Page;
Object.assign(window, { scrollTo: () => undefined });

function setUp() {
  const answer = Promise.withResolvers<LoadOutcome>();
  const loading = { start: jest.fn(), finish: jest.fn(), reset: jest.fn() };
  const load = jest.fn(() => answer.promise);
  const { navigation } = startNavigation({ page, load, loading });
  const told = () => [loading.start, loading.finish, loading.reset].map(({ mock }) => mock.calls.length);
  return { navigation, answer, load, told };
}

test('a navigation starts the bar, and its end ends it', async () => {
  const { navigation, answer, told } = setUp();
  navigation.follow('/next');
  expect(told()).toEqual([1, 0, 0]);
  answer.resolve({ ...page });
  await answer.promise;
  await Promise.resolve();
  expect(told()).toEqual([1, 1, 0]);
});

test('a page that comes back as it was left is on its way nowhere, and has no bar', () => {
  const { navigation, told } = setUp();
  navigation.follow('/other');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told()).toEqual([1, 0, 0]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told()).toEqual([1, 1, 1]);
});

test('who is on the way to another page is not held up by this one, which is to be drawn anew', async () => {
  const { navigation, answer, load } = setUp();
  navigation.follow('/third');
  void navigation.renew();
  answer.resolve({ ...page });
  await answer.promise;
  await Promise.resolve();
  expect([load.mock.calls.length, navigation.current().location.pathname]).toEqual([1, '/third']);
});
