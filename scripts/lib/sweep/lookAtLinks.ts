import type { Mapping } from './createMapping.ts';
import { gatherLinks, nameUsers, type Use } from './listUses.ts';
import { expectStatus, look, type Look, type Looking } from './look.ts';

type AnyLook = Look<unknown>;

interface LookingAround extends Looking {
  readonly map: Mapping;
  /** Addresses that are looked at by others, or that are known to be well. */
  readonly settled: ReadonlySet<string>;
}

/**
 * Gets what pages link to, and what leads on to: where a redirect ends, something must be.
 *
 * @param links of all pages
 * @param looks at those pages, and at what else may lead on
 */
export async function lookAtLinks(
  links: readonly Use[],
  looks: readonly AnyLook[],
  looking: LookingAround,
): Promise<AnyLook[]> {
  const linked = await lookAtEach(links, 'it is linked to by', looking);
  const settled = new Set([...looking.settled, ...linked.map(({ result }) => result.address)]);
  return [...linked, ...(await follow([...looks, ...linked], { ...looking, settled }))];
}

async function follow(looks: readonly AnyLook[], looking: LookingAround): Promise<AnyLook[]> {
  const redirects = looks.flatMap(({ result: { address }, location }) =>
    location === undefined ? [] : [{ address, links: [location] }],
  );
  const targets = gatherLinks(redirects, looking.map);
  const reached = await lookAtEach(targets, 'it is where a visitor is led by', looking);
  if (reached.length === 0) return [];
  const settled = new Set([...looking.settled, ...reached.map(({ result }) => result.address)]);
  return [...reached, ...(await follow(reached, { ...looking, settled }))];
}

const lookAtEach = (uses: readonly Use[], how: string, looking: LookingAround): Promise<AnyLook[]> =>
  Promise.all(
    uses
      .filter(({ address }) => !looking.settled.has(address))
      .map(({ address, users }) =>
        look('link', address, looking, expectStatus([200, 302], `${how} ${nameUsers(users)}, and`)),
      ),
  );
