import { layWay, type WayEnds } from '#src/scenes/catalogue/point-map/layWay.ts';
import styles from '#src/scenes/catalogue/point-map/WorldMap.module.css';
import { POINTS } from '#src/scenes/parts/pointsOfPresence.ts';
import { landPath, project, WORLD } from '#src/scenes/parts/worldDots.ts';

const ALL = Object.values(POINTS)
  .map(project)
  .map(({ x, y }) => `M${String(x)} ${String(y)}h0`)
  .join('');

/** The world as dots, the points of presence, and the way of a call. What it shows, the route beside it says. */
export function WorldMap(ends: WayEnds) {
  const { caller, entry, exit, agent, legs } = layWay(ends);
  return (
    <svg
      className={styles.map}
      viewBox={`-1 -1 ${String(WORLD.width + 1)} ${String(WORLD.height + 1)}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.land} d={landPath()} />
      <path className={styles.points} d={ALL} />
      <path className={styles.outside} d={legs[0]} data-step="2" />
      <path className={styles.network} d={legs[1]} data-step="3" />
      <path className={styles.outside} d={legs[2]} data-step="4" />
      <circle className={styles.caller} cx={caller.x} cy={caller.y} r="0.85" data-step="1" />
      <circle className={styles.point} cx={entry.x} cy={entry.y} r="0.95" data-step="2" />
      <circle className={styles.point} cx={exit.x} cy={exit.y} r="0.95" data-step="3" />
      <circle className={styles.agent} cx={agent.x} cy={agent.y} r="0.85" data-step="4" />
    </svg>
  );
}
