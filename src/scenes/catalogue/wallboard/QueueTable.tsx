import { Trans } from '@lingui/react/macro';
import type { WallboardScene } from '#src/scenes/catalogue/wallboard/schema.ts';
import { sumUp } from '#src/scenes/catalogue/wallboard/sumUp.ts';
import styles from '#src/scenes/catalogue/wallboard/QueueTable.module.css';
import { formatLength, formatPercent } from '#src/scenes/parts/sceneFormats.ts';
import { SparkLine } from '#src/scenes/parts/SparkLine.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** The queues, each with its last hour; the one to which the rule has been applied is lit. */
export function QueueTable({ queues }: Pick<WallboardScene, 'queues'>) {
  const { iso } = useSite();
  const { most } = sumUp(queues);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Queue</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Waiting</Trans>
          </th>
          <th scope="col" className={styles.hour} aria-hidden="true">
            <Trans>Last hour</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Longest wait</Trans>
          </th>
          <th scope="col" className={styles.number} data-column="level">
            <Trans>In time</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, longest, level, isOver }, index) => (
          <tr key={name} data-over={isOver} data-step={index + 1}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{waiting.at(-1)}</td>
            <td className={styles.hour} aria-hidden="true">
              <SparkLine values={waiting} top={most} tone={isOver ? 'amber' : 'iris'} />
            </td>
            <td className={styles.number}>{formatLength(longest)}</td>
            <td className={styles.number} data-column="level">
              {formatPercent(level, iso)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
