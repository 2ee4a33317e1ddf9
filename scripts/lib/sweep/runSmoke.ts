import type { Task } from './carryOut.ts';
import { createGet } from './createGet.ts';
import { listCharacteristics } from './listCharacteristics.ts';
import { readMessageIds } from './readMessageIds.ts';
import { chooseRepresentatives } from './representatives.ts';
import type { Result } from './Result.ts';
import { sweepSite, type Sweep } from './sweepSite.ts';
import type { SweptPage } from './SweptPage.ts';
import type { Shown } from './tell.ts';
import { isUnopened, visitAll } from './visitAll.ts';
import { canBeWalked, walkJourneys } from './walkJourneys.ts';
import { withBrowser } from './withBrowser.ts';

/** So many dead pages in a row say that all are: a missing script of every page, and not one of a block. */
const DEAD = 4;

/**
 * @param origin of a running site
 * @returns what every look has shown
 * @throws when it is cut off
 */
export function runSmoke(origin: string, { progress, signal }: Task): Promise<Shown> {
  return withBrowser(signal, async () => {
    const messageIds = await readMessageIds();
    const sweep = await sweepSite(origin, { get: createGet({ signal }), messageIds, progress });
    signal.throwIfAborted();
    if (sweep.pages.length === 0) return { ...sweep, leftOut: 'Nothing else is done: no page of the site came.' };
    const representatives = representativesOf(sweep.pages);
    progress.begin('Opening a page of each kind in a browser', representatives.length);
    const visits = await visitAll(representatives, { patience: DEAD, signal }, (visit) => progress.add(visit));
    const results = [...sweep.results, ...visits];
    const obstacle = findObstacle(sweep, visits);
    if (obstacle) return { results, leftOut: `The walks are not done: ${obstacle}.` };
    progress.begin('Walking through the site', 1);
    return { results: [...results, ...(await walkJourneys(origin, { signal }))] };
  });
}

const representativesOf = (pages: readonly SweptPage[]) =>
  chooseRepresentatives(new Map(pages.map(({ address, facts }) => [address, listCharacteristics(facts)])));

/** @returns why nobody can walk through a site */
function findObstacle({ results }: Sweep, visits: readonly Result[]): string | undefined {
  const offered = results.filter(({ check }) => check === 'page').map(({ address }) => new URL(address).pathname);
  if (!canBeWalked(offered)) return 'this is not the site that they lead through';
  return visits.some(isUnopened) ? 'the pages are dead' : undefined;
}
