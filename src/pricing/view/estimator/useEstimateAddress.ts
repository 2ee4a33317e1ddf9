import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EstimateStore } from '#src/pricing/view/estimator/EstimateStore.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { useHistorySteps } from '#src/request/useHistorySteps.ts';
import { changePriceQuery, readPriceQuery } from '#src/pricing/data/priceQuery.ts';
import { fitsAddress } from '#src/pricing/data/estimateLink.ts';

const PARAMETER = 'estimate';
const STAY = { preventScrollReset: true } as const;

const linkIn = (search: string) => readPriceQuery(search).get(PARAMETER) ?? '';

const countryIn = (search: string) => readPriceQuery(search).get('country') ?? '';

/** @returns the query with this estimate in it, all else of the page as it was */
export function withEstimate(search: string, link: string): string {
  // The mark between lines is one that no address escapes, though `URLSearchParams` does.
  return changePriceQuery(search, { estimate: link || undefined }).replaceAll('%7E', '~');
}

/**
 * @param id of the estimator, which stands far below the top of its page
 * @returns the address of the page in the browser, whole, with this estimate in it
 */
export function estimateHref(link: string, id: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${withEstimate(search, link)}#${id}`;
}

interface EstimateAddress {
  /** Writes what has been typed, without waiting for a pause. */
  readonly flush: () => void;
  /** Writes what has been changed since, as an entry of its own. */
  readonly push: () => void;
}

/**
 * Holds the lines and the address together: what is typed is written into it after a pause, and another address brings its
 * own lines. An anchor is dropped from it, since to arrive at one takes the focus out of the field.
 */
export function useEstimateAddress(store: EstimateStore): EstimateAddress {
  const navigate = useNavigate();
  const { search } = useAddress();
  const [writer] = useState(() => createWriter(store, search, (to, replace) => navigate(to, { replace, ...STAY })));

  useEffect(() => {
    writer.arrive(search);
  }, [search, writer]);
  useHistorySteps(writer.arrive);
  return writer;
}

type Go = (to: { readonly search: string; readonly hash: string }, replace: boolean) => void | Promise<void>;

interface Writer extends EstimateAddress {
  /** Shows the estimate of an address, unless it is the one that was written here. */
  readonly arrive: (search: string) => void;
}

function createWriter(store: EstimateStore, first: string, go: Go): Writer {
  /** The address as it will be when all is written that is under way. */
  let latest = linkIn(first);
  let country = countryIn(first);
  let underWay: string[] = [];
  let queue: Promise<void> = Promise.resolve();
  // One after the other: the router gives up a navigation that is overtaken, and its entry with it.
  const write = (replace: boolean) => {
    const link = store.memory;
    if (link === latest || !fitsAddress(link)) return;
    latest = link;
    underWay.push(link);
    queue = queue.then(() => go({ search: withEstimate(window.location.search, link), hash: '' }, replace));
  };
  /** @returns whether somebody else has brought the visitor to this estimate */
  const isOthers = (link: string) => {
    const own = underWay.indexOf(link);
    // Another's has overtaken all that was under way: where that comes nevertheless, it is to be shown.
    underWay = own < 0 ? [] : underWay.slice(own + 1);
    if (own >= 0 || link === latest) return false;
    latest = link;
    return true;
  };
  return {
    flush: () => write(true),
    push: () => write(false),
    arrive(search) {
      const [link, before] = [linkIn(search), country];
      country = countryIn(search);
      // The example is of the country that is looked at.
      const isOtherExample = link === '' && store.isExample && country !== before;
      if (isOthers(link) || isOtherExample) store.read(link, country);
    },
  };
}
