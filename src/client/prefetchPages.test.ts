import { ApiError } from '#src/api/createBrowserApi.ts';
import type { FetchedPage } from '#src/client/createPageFetcher.ts';
import { createPrefetcher } from '#src/client/prefetchPages.ts';

const fetched = {} as FetchedPage;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  let time = 0;
  let frugal = false;
  const asked: string[] = [];
  const priorities = new Set<string | undefined>();
  const answers = new Map<string, PromiseWithResolvers<FetchedPage>>();
  const prefetcher = createPrefetcher({
    fetchPage: (path, options) => {
      asked.push(path);
      priorities.add(options?.priority);
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
    priorities,
    answer: async (path: string) => {
      answers.get(path)?.resolve(fetched);
      await settle();
    },
    refuse: async (path: string, error: Error = new ApiError(path, 404)) => {
      answers.get(path)?.reject(error);
      await settle();
    },
    wait: (milliseconds: number) => (time += milliseconds),
    saveData: () => (frugal = true),
  };
}

test('a page is not fetched again while it is fresh, however often its link is seen or pointed at', async () => {
  const { prefetch, asked, answer, wait, priorities } = setUp();
  prefetch('/a');
  prefetch('/a', true);
  await answer('/a');
  wait(29_999);
  prefetch('/a', true);
  expect(asked).toEqual(['/a']);
  wait(1);
  prefetch('/a', true);
  expect(asked).toEqual(['/a', '/a']);
  expect([...priorities]).toEqual(['low']);
});

test('what is only in view comes one by one, whether the one before came or not', async () => {
  const { prefetch, asked, answer, refuse } = setUp();
  for (const path of ['/a', '/b', '/c']) prefetch(path);
  expect(asked).toEqual(['/a']);
  await answer('/a');
  expect(asked).toEqual(['/a', '/b']);
  await refuse('/b');
  expect(asked).toEqual(['/a', '/b', '/c']);
});

test('what the visitor points at waits for nothing, and is not fetched twice', async () => {
  const { prefetch, asked, answer } = setUp();
  for (const path of ['/a', '/b', '/c']) prefetch(path);
  prefetch('/c', true);
  expect(asked).toEqual(['/a', '/c']);
  await answer('/a');
  await answer('/b');
  expect(asked).toEqual(['/a', '/c', '/b']);
});

test('a visitor who leaves takes along what was guessed and has not begun', async () => {
  const { prefetch, asked, answer, take } = setUp();
  for (const path of ['/a', '/b', '/c']) prefetch(path);
  expect(take('/c', false)).toBeUndefined();
  await answer('/a');
  expect(asked).toEqual(['/a']);
});

test.each([
  [29_999, false, true],
  [30_000, false, false],
  [30_000, true, true],
  [599_999, true, true],
  [600_000, true, false],
])('a page fetched %d ms ago (back: %s) is used: %s', async (age, isBack, used) => {
  const { prefetch, answer, take, wait } = setUp();
  prefetch('/a');
  await answer('/a');
  wait(age);
  expect(take('/a', isBack) !== undefined).toBe(used);
});

test('a page that was shown is there for who comes back, the last twelve of them', async () => {
  const { keep, take } = setUp();
  const paths = Array.from({ length: 14 }, (_, index) => `/page-${String(index)}`);
  for (const path of paths) keep(path, fetched);
  expect(paths.filter((path) => take(path, true) !== undefined)).toEqual(paths.slice(2));
  expect(await take('/page-13', true)).toBe(fetched);
});

test('a page that is under way is waited for, not asked for again', async () => {
  const { prefetch, answer, take } = setUp();
  prefetch('/a');
  const taken = take('/a', false);
  await answer('/a');
  expect(await taken).toBe(fetched);
});

test('a page that was refused is no page, and is not guessed at again; one that was lost or is to come later is', async () => {
  const { prefetch, asked, refuse, take } = setUp();
  prefetch('/gone', true);
  prefetch('/lost', true);
  prefetch('/busy', true);
  await refuse('/gone');
  await refuse('/busy', new ApiError('/busy', 429));
  await refuse('/lost', new TypeError('Failed to fetch'));
  expect([take('/gone', false), take('/lost', true), take('/nobody', false)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  prefetch('/gone', true);
  prefetch('/lost', true);
  prefetch('/busy', true);
  expect(asked).toEqual(['/gone', '/lost', '/busy', '/lost', '/busy']);
});

test('a guess that is lost takes nothing of the page away that was shown meanwhile', async () => {
  const { prefetch, keep, refuse, take } = setUp();
  prefetch('/a', true);
  keep('/a', fetched);
  await refuse('/a', new TypeError('Failed to fetch'));
  expect(await take('/a', true)).toBe(fetched);
});

test('a connection that is slow or paid for is not used for guesses, and may be better later', () => {
  const { prefetch, asked, saveData } = setUp();
  saveData();
  prefetch('/a');
  prefetch('/b', true);
  expect(asked).toEqual([]);
});
