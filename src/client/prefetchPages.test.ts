import type { FetchedPage } from '#src/client/createPageFetcher.ts';
import { createPrefetcher } from '#src/client/prefetchPages.ts';

const fetched = {} as FetchedPage;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  let time = 0;
  let frugal = false;
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<FetchedPage>>();
  const prefetcher = createPrefetcher({
    fetchPage: (path) => {
      asked.push(path);
      const answer = Promise.withResolvers<FetchedPage>();
      answers.set(path, answer);
      return answer.promise;
    },
    now: () => time,
    isFrugal: () => frugal,
  });
  return {
    ...prefetcher,
    asked,
    answer: async (path: string) => {
      answers.get(path)?.resolve(fetched);
      await settle();
    },
    refuse: async (path: string) => {
      answers.get(path)?.reject(new Error('refused'));
      await settle();
    },
    wait: (milliseconds: number) => (time += milliseconds),
    saveData: () => (frugal = true),
  };
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/page-${String(index + 1)}`);

test('a page is fetched at most once, however often its link is seen or pointed at', async () => {
  const { prefetch, asked, answer, wait } = setUp();
  prefetch('/a');
  prefetch('/a', true);
  await answer('/a');
  wait(3_600_000);
  prefetch('/a', true);
  expect(asked).toEqual(['/a']);
});

test('six at a time: the seventh waits for one of them to end, well or badly', async () => {
  const { prefetch, asked, answer, refuse } = setUp();
  paths(9).forEach((path) => prefetch(path));
  expect(asked).toEqual(paths(6));
  await answer('/page-2');
  await refuse('/page-1');
  expect(asked).toEqual(paths(8));
});

test('what the visitor points at goes before what is only in view, and is not fetched twice', async () => {
  const { prefetch, asked, answer } = setUp();
  paths(8).forEach((path) => prefetch(path));
  prefetch('/page-8', true);
  await answer('/page-1');
  await answer('/page-2');
  await answer('/page-3');
  expect(asked).toEqual([...paths(6), '/page-8', '/page-7']);
});

test.each([
  [0, true],
  [29_999, true],
  [30_000, false],
])('a page prefetched %d ms ago is used: %s', async (age, used) => {
  const { prefetch, answer, take, wait } = setUp();
  prefetch('/a');
  await answer('/a');
  wait(age);
  expect(take('/a') !== undefined).toBe(used);
});

test('a page that is under way is waited for, not asked for again', async () => {
  const { prefetch, answer, take } = setUp();
  prefetch('/a');
  const taken = take('/a');
  await answer('/a');
  expect(await taken).toBe(fetched);
});

test('a page that was refused is no page, and one that waits is left to the navigation', async () => {
  const { prefetch, asked, refuse, answer, take } = setUp();
  paths(7).forEach((path) => prefetch(path));
  await refuse('/page-1');
  expect(take('/page-1')).toBeUndefined();
  prefetch('/page-8');
  expect(take('/page-8')).toBeUndefined();
  await answer('/page-2');
  expect(asked).not.toContain('/page-8');
  expect(take('/nobody')).toBeUndefined();
});

test('a connection that is slow or paid for is not used for guesses, and may be better later', () => {
  const { prefetch, asked, saveData } = setUp();
  saveData();
  prefetch('/a');
  prefetch('/b', true);
  expect(asked).toEqual([]);
});
