import { shareBrowser } from '#tests/support/browser.ts';
import { createGet } from './createGet.ts';
import { listCharacteristics } from './listCharacteristics.ts';
import { readMessageIds } from './readMessageIds.ts';
import { chooseRepresentatives } from './representatives.ts';
import type { Result } from './Result.ts';
import { sweepSite } from './sweepSite.ts';
import type { SweptPage } from './SweptPage.ts';
import { visitAll } from './visitAll.ts';
import { canBeWalked, walkJourneys } from './walkJourneys.ts';

/**
 * @param origin of a running site
 * @param note is told what is left out, and why
 * @returns what every look has shown
 */
export async function runSmoke(origin: string, note: (text: string) => void): Promise<Result[]> {
  const messageIds = await readMessageIds();
  const browser = await shareBrowser();
  try {
    const { results, pages } = await sweepSite(origin, { get: createGet(), messageIds });
    const visits = await visitAll(representativesOf(pages));
    const walkable = canBeWalked(pages.map(({ address }) => new URL(address).pathname));
    if (!walkable) note(`The walks are not done: ${origin} is not the site that they lead through.`);
    return [...results, ...visits, ...(walkable ? await walkJourneys(origin) : [])];
  } finally {
    await browser.close();
  }
}

const representativesOf = (pages: readonly SweptPage[]) =>
  chooseRepresentatives(new Map(pages.map(({ address, facts }) => [address, listCharacteristics(facts)])));
