import { findFailed, type Check, type Result } from './Result.ts';

/** What is wrong at one place, and all that fails with it. */
interface Fault {
  readonly result: Result;
  readonly others: readonly Result[];
}

/**
 * Puts together what fails for one reason: a page that is missing is missing to each of its translations, too.
 *
 * @returns every failure once: with that of the address which is its cause, or with the first that failed in the same words
 */
export function groupFaults(results: readonly Result[]): Fault[] {
  const failed = findFailed(results);
  const causes = new Map<string, Result>();
  for (const result of failed)
    if (result.cause === undefined && !causes.has(result.address)) causes.set(result.address, result);
  const causeOf = ({ cause }: Result) => (cause === undefined ? undefined : causes.get(cause));
  const groups = Map.groupBy(failed, (result) => nameReason(causeOf(result) ?? result));
  return [...groups.values()].map((group) => {
    const [first] = group as [Result, ...Result[]];
    const result = group.find((one) => causeOf(one) === undefined) ?? first;
    return { result, others: group.filter((one) => one !== result) };
  });
}

/** What a sweep or a browser says of many pages in the same words is one fault of what they share; two requests that failed are two. */
const SHARED: ReadonlySet<Check> = new Set(['site', 'browser']);

function nameReason(result: Result): Result | string {
  const { check, address, status, complaints } = result;
  const isShared = SHARED.has(check) || status === undefined;
  return isShared ? complaints.join('\n').replaceAll(address, '') : result;
}
