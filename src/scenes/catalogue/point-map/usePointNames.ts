import { useLingui } from '@lingui/react/macro';
import type { PointId } from '#src/scenes/parts/pointsOfPresence.ts';

/** @returns the cities of the points of presence, in the language of the page */
export function usePointNames(): Readonly<Record<PointId, string>> {
  const { t } = useLingui();
  return {
    ashburn: t`Ashburn`,
    dallas: t`Dallas`,
    sanJose: t`San Jose`,
    bogota: t`Bogotá`,
    saoPaulo: t`São Paulo`,
    london: t`London`,
    frankfurt: t`Frankfurt`,
    moscow: t`Moscow`,
    almaty: t`Almaty`,
    singapore: t`Singapore`,
    tokyo: t`Tokyo`,
    sydney: t`Sydney`,
  };
}
