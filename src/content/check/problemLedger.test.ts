import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { createProblemLedger } from '#src/content/check/problemLedger.ts';
import { NO_CONTENT, type ContentSnapshot } from '#src/content/readContent.ts';

const { signal: closing } = new AbortController();

test('newer content ends the check of what was there before, and nobody is told of that', async () => {
  const old: ContentSnapshot = { ...NO_CONTENT };
  let isOver = false;
  function* check(snapshot: ContentSnapshot): Generator<undefined, ContentProblem[]> {
    while (snapshot === old && !isOver) yield;
    return snapshot === old ? [{ file: 'a.yaml', rule: 'was wrong' }] : [];
  }
  const told: string[] = [];
  const ledger = createProblemLedger({ check, onProblem: (problem) => told.push(problem) });
  const taken = ledger.take(old, closing, false);
  await ledger.take(NO_CONTENT, closing, false);
  isOver = true;
  await taken;
  expect(told).toEqual([]);
});

test('a check that fails is a problem, and who has stopped listening is not called', async () => {
  const check = () => {
    throw new Error('no rules');
  };
  const ledger = createProblemLedger({ check, onProblem: () => undefined });
  const heard: unknown[] = [];
  ledger.onProblems((problems) => heard.push(problems))();
  await ledger.take(NO_CONTENT, closing, false);
  expect([ledger.problems, heard]).toEqual([['The last good content stays: no rules'], []]);
});
