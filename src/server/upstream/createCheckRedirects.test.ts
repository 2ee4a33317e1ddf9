import { createCheckRedirects } from '#src/server/upstream/createCheckRedirects.ts';

function createCheck() {
  const told: string[] = [];
  const check = createCheckRedirects({ error: (line: string) => told.push(line) });
  return { check, told };
}

const ROUND = [
  { from: '/a', to: '/b?x=1' },
  { from: '/b/', to: '/a' },
  { from: '/c', to: '/d', sites: ['ru', 'kz'] },
  { from: '/d', to: '/c', sites: ['kz', 'es'] },
];

test('rules that lead in a circle are named with the sites where they do, once', () => {
  const { check, told } = createCheck();
  for (let round = 0; round < 2; round += 1) check(structuredClone(ROUND));
  expect(told.sort()).toEqual([
    'A redirect of the CMS is dropped: /a: to: the way leads back to it, on main, ru, kz, es, pt',
    'A redirect of the CMS is dropped: /b: to: the way leads back to it, on main, ru, kz, es, pt',
    'A redirect of the CMS is dropped: /c: to: the way leads back to it, on kz',
    'A redirect of the CMS is dropped: /d: to: the way leads back to it, on kz',
  ]);
});

test('what is mended and broken again is told again', () => {
  const { check, told } = createCheck();
  for (const list of [ROUND.slice(0, 2), [], ROUND.slice(0, 2)]) check(list);
  expect(told).toHaveLength(4);
});

test('a circle that an address with a route is part of may end at its page: nothing is said of it', () => {
  const { check, told } = createCheck();
  check([
    { from: '/prices', to: '/pricing' },
    { from: '/pricing', to: '/prices' },
  ]);
  expect(told).toEqual([]);
});

test('a list that has not changed is the same object, so that what is made of it is not made again', () => {
  const { check } = createCheck();
  const first = check(structuredClone(ROUND));
  expect(check(structuredClone(ROUND))).toBe(first);
  expect(check(ROUND.slice(1))).toEqual(ROUND.slice(1));
});
