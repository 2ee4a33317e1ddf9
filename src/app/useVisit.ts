import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStores } from '#src/stores/StoresContext.tsx';

/** Tells the visitor's store of each page that is arrived at. Outside the layouts, which change within a visit. */
export function useVisit(): void {
  const { visitor } = useStores();
  const { search } = useLocation();
  useEffect(() => {
    visitor.arrive(search);
  }, [visitor, search]);
}
