import { useEffect, useState } from 'react';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';

/** @returns prints the estimate. An example becomes the visitor's own first: only that stands on paper alone */
export function usePrint(): () => void {
  const { store, flush } = useEstimator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) window.print();
  }, [asked]);
  return () => {
    store.keep();
    flush();
    setAsked((times) => times + 1);
  };
}
