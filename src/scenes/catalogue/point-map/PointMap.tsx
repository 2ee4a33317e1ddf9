import { Plural, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { findRoute } from '#src/scenes/catalogue/point-map/layWay.ts';
import styles from '#src/scenes/catalogue/point-map/PointMap.module.css';
import type { PointMapScene } from '#src/scenes/catalogue/point-map/schema.ts';
import { usePointNames } from '#src/scenes/catalogue/point-map/usePointNames.ts';
import { WorldMap } from '#src/scenes/catalogue/point-map/WorldMap.tsx';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { POINTS } from '#src/scenes/parts/pointsOfPresence.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

const COUNT = Object.keys(POINTS).length;

/** The points of presence on a map, and the way of a call: into the nearest, through the network, out where it is answered. */
export function PointMap({ call, caller, agent }: PointMapScene) {
  const { t } = useLingui();
  return (
    <div className={styles.scene}>
      <Window title={t`Network`} end={<Plural value={COUNT} one="# point of presence" other="# points of presence" />}>
        <div className={styles.map}>
          <WorldMap caller={caller} agent={agent} />
        </div>
      </Window>
      <Window title={call} beside={<Chip live>{t`Live`}</Chip>} className={styles.call}>
        <Route caller={caller} agent={agent} />
      </Window>
    </div>
  );
}

function Route({ caller, agent }: Pick<PointMapScene, 'caller' | 'agent'>) {
  const { iso } = useSite();
  const { t } = useLingui();
  const names = usePointNames();
  const { points, kilometers } = findRoute({ caller, agent });
  const stops = [
    { kind: 'caller', city: caller.city, role: t`caller`, leg: t`phone network` },
    { kind: 'point', city: names[points[0]], role: t`nearest point`, leg: t`our network` },
    { kind: 'point', city: names[points[1]], role: t`nearest point`, leg: t`internet` },
    { kind: 'agent', city: agent.city, role: t`agent`, leg: undefined },
  ];
  return (
    <ol className={styles.route}>
      {stops.map(({ kind, city, role, leg }, index) => (
        <li key={city} className={styles.stop} data-kind={kind} data-step={index + 1}>
          <b className={styles.city}>{city}</b>
          <span className={styles.role}>{role}</span>
          {leg !== undefined && (
            <span className={styles.leg} data-ours={index === 1}>
              {`${leg}, ${formatNumber(kilometers[index] ?? 0, iso, { style: 'unit', unit: 'kilometer' })}`}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
