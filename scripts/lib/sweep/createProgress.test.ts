import { createProgress } from './createProgress.ts';
import type { Result } from './Result.ts';

const result: Result = { check: 'page', address: '/', ms: 1, complaints: [] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a step is told when it begins, and how far it has come while it takes its time', () => {
  const said: string[] = [];
  const found: Result[] = [];
  const progress = createProgress((line) => said.push(line), found, 1000);
  progress.begin('Getting', 3);
  progress.add(result);
  expect([said, found]).toEqual([['Getting …'], [result]]);
  jest.advanceTimersByTime(2000);
  expect(said.slice(1)).toEqual(['  1 of 3 after 1 s', '  1 of 3 after 2 s']);
  progress.begin('Opening', 2);
  jest.advanceTimersByTime(1000);
  expect(said.slice(3)).toEqual(['Opening …', '  0 of 2 after 1 s']);
});
