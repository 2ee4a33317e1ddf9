import { Trans } from '@lingui/react/macro';
import { containedShare } from '#src/scenes/catalogue/report/layWeeks.ts';
import styles from '#src/scenes/catalogue/report/Reasons.module.css';
import type { ReportScene } from '#src/scenes/catalogue/report/schema.ts';
import { formatPercent } from '#src/scenes/parts/sceneFormats.ts';
import { ShareBar } from '#src/scenes/parts/ShareBar.tsx';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface ReasonsProps {
  readonly reasons: ReportScene['reasons'];
  /** The reason whose calls are listed, counted from 1. */
  readonly opened: number;
}

/** The reasons of a week: how many calls, and how much of them the voicebot has settled. */
export function Reasons({ reasons, opened }: ReasonsProps) {
  const { iso } = useSite();
  return (
    <table className={styles.table}>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">
            <Trans>Reason</Trans>
          </th>
          <th scope="col">
            <Trans>Calls</Trans>
          </th>
          <th scope="col">
            <Trans>Contained</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ label, contained, transferred }, index) => (
          <tr key={label} data-opened={index + 1 === opened}>
            <th scope="row">
              {label}
              <ShareBar
                parts={[
                  { tone: 'mint', count: contained },
                  { tone: 'iris-light', count: transferred },
                ]}
              />
            </th>
            <td>{formatNumber(contained + transferred, iso)}</td>
            <td className={styles.share}>{formatPercent(containedShare({ contained, transferred }), iso)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
