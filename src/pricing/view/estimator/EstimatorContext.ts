import { createContext, use } from 'react';
import type { EstimateStore } from '#src/pricing/view/estimator/EstimateStore.ts';
import type { Kind } from '#src/pricing/data/estimate.ts';

/** What the parts of the estimator share. */
export interface EstimatorScope {
  /** Of the block: what is below it has an id made of this one. */
  readonly id: string;
  readonly store: EstimateStore;
  /** A new line, with an entry of its own in the history. */
  readonly add: (kind: Kind) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Asks for the rates of a line's country again. */
  readonly retry: (key: string, iso: string) => void;
  /** Brings the address up to date at once. */
  readonly flush: () => void;
}

const EstimatorContext = createContext<EstimatorScope | undefined>(undefined);

/** Around one estimator: a page may have several, each with a scope of its own. */
export const EstimatorProvider = EstimatorContext.Provider;

/** @throws outside an estimator */
export function useEstimator(): EstimatorScope {
  const scope = use(EstimatorContext);
  if (!scope) throw new Error('useEstimator needs an EstimatorProvider');
  return scope;
}
