import type { Answer, Get } from './createGet.ts';
import type { Progress } from './createProgress.ts';
import type { Check, Result } from './Result.ts';

/** How a site is asked, and who is told of each look at it. */
export interface Looking {
  readonly get: Get;
  readonly progress?: Progress | undefined;
}

/** What a look has shown, and what it has found there for other looks. */
export interface Look<Value> {
  readonly result: Result;
  readonly value?: Value | undefined;
  /** Where it leads, as it says. */
  readonly location?: string | undefined;
}

/** Says what is wrong with an answer. What it throws is wrong, too. */
export type Judge<Value> = (answer: Answer) => { readonly complaints?: readonly string[]; readonly value?: Value };

/** Gets an address, and has its answer judged. */
export async function look<Value = never>(
  check: Check,
  address: string,
  { get, progress }: Looking,
  judge: Judge<Value>,
): Promise<Look<Value>> {
  const seen = await lookOnce(check, address, get, judge);
  progress?.add(seen.result);
  return seen;
}

async function lookOnce<Value>(check: Check, address: string, get: Get, judge: Judge<Value>): Promise<Look<Value>> {
  const start = performance.now();
  let answer: Answer | undefined;
  try {
    answer = await get(address);
    const { status, requestId, ms, location } = answer;
    const { complaints = [], value } = judge(answer);
    return { result: { check, address, status, requestId, ms, complaints }, value, location };
  } catch (error) {
    const { status, requestId, ms = performance.now() - start } = answer ?? {};
    const complaints = [error instanceof Error ? error.message || error.name : String(error)];
    return { result: { check, address, status, requestId, ms, complaints } };
  }
}

/** @returns what complains of every other status, in words that begin with `what` */
export function expectStatus(expected: number | readonly number[], what = 'it'): Judge<never> {
  return ({ status }) =>
    [expected].flat().includes(status) ? {} : { complaints: [`${what} answers ${String(status)}`] };
}
