import { LinguiContext } from '@lingui/react';
import { use, useEffect, useMemo, type ReactNode } from 'react';
import { createPath, Router, useLocation, useNavigate, type Navigator } from 'react-router';
import { useSite, SiteProvider } from '#src/request/SiteContext.tsx';
import { KnownQueryProvider, useKnownQuery } from '#src/request/useAddress.ts';
import { StoresProvider, useStores } from '#src/stores/StoresContext.tsx';

/** @returns what a page tells all that is in it */
export function useIslandScope() {
  const navigate = useNavigate();
  const navigator = useMemo((): Navigator => {
    const go = (replace: boolean): Navigator['push'] => {
      return (to, state: unknown, options) => void navigate(to, { ...options, state, replace });
    };
    return { push: go(false), replace: go(true), go: (delta) => void navigate(delta), createHref: toHref };
  }, [navigate]);
  return {
    lingui: use(LinguiContext),
    site: useSite(),
    stores: useStores(),
    knownQuery: useKnownQuery(),
    location: useLocation(),
    navigator,
  };
}

const toHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));

interface IslandScopeProps extends ReturnType<typeof useIslandScope> {
  /** Told when the browser has taken over. */
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

/** An island is a tree of its own: it is told again what the page around it has been told. */
export function IslandScope(props: IslandScopeProps) {
  const { lingui, site, stores, knownQuery, location, navigator, onAwake, children } = props;
  useEffect(onAwake, [onAwake]);
  return (
    <LinguiContext value={lingui}>
      <SiteProvider value={site}>
        <StoresProvider value={stores}>
          <KnownQueryProvider value={knownQuery}>
            <Router location={location} navigator={navigator}>
              {children}
            </Router>
          </KnownQueryProvider>
        </StoresProvider>
      </SiteProvider>
    </LinguiContext>
  );
}
