import { groupFaults } from './groupFaults.ts';
import type { Result } from './Result.ts';

const look = (address: string, complaint: string | undefined, more: Partial<Result> = {}): Result => ({
  check: 'page',
  address,
  status: 500,
  ms: 1,
  complaints: complaint === undefined ? [] : [complaint],
  ...more,
});

const facts = (results: readonly Result[]) =>
  groupFaults(results).map(({ result, others }) => [result.address, ...others.map(({ address }) => address)]);

test('requests that failed by themselves stay apart, even with the same words', () => {
  expect(facts([look('/a', 'it answers 500'), look('/b', undefined), look('/c', 'it answers 500')])).toEqual([
    ['/a'],
    ['/c'],
  ]);
});

test('what has a cause is told with it, whichever was seen first', () => {
  const visit = look('/a', 'it is dead', { check: 'browser', cause: '/x.js' });
  expect(facts([visit, look('/x.js', 'it answers 404')])).toEqual([['/x.js', '/a']]);
});

test('a cause that has not failed is none', () => {
  const visit = look('/a', 'it is dead', { check: 'browser', cause: '/x.js' });
  expect(facts([visit, look('/x.js', undefined)])).toEqual([['/a']]);
});

test('what is said of pages side by side, by a browser, and of what does not answer, is told once for the same words', () => {
  const side = (address: string) => look(address, 'it links to /x', { check: 'site', status: 200 });
  const silent = (address: string) => look(address, `nothing came from ${address}`, { status: undefined });
  const visit = (address: string) => look(address, 'exception: x is undefined', { check: 'browser', status: 200 });
  const all = [side('/a'), silent('/b'), visit('/e'), side('/c'), silent('/d'), visit('/f')];
  expect(facts(all)).toEqual([
    ['/a', '/c'],
    ['/b', '/d'],
    ['/e', '/f'],
  ]);
});
