import { useLingui } from '@lingui/react/macro';
import { findFailover } from '#src/scenes/catalogue/trunk-map/findFailover.ts';
import { Ladder } from '#src/scenes/catalogue/trunk-map/Ladder.tsx';
import type { TrunkMapScene } from '#src/scenes/catalogue/trunk-map/schema.ts';
import styles from '#src/scenes/catalogue/trunk-map/TrunkMap.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** A call over a trunk, message by message, around a border controller that is down; and what both sides agreed on. */
export function TrunkMap({ trunk, settings, ...ladder }: TrunkMapScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  const { lost, again } = findFailover(ladder);
  const after = (again?.at ?? 0) - (lost?.at ?? 0);
  return (
    <div className={styles.scene}>
      <Window
        title={trunk}
        beside={<Chip live>{t({ message: 'Live', context: 'a trunk' })}</Chip>}
        className={styles.ladder}
      >
        <Ladder {...ladder} />
      </Window>
      <Window title={t`Failover`} className={styles.settings} step={ladder.messages.length + 2}>
        <div className={styles.rows}>
          <Rows
            rows={[{ label: t`Took over after`, value: <Chip>{formatMilliseconds(after, iso)}</Chip> }, ...settings]}
          />
        </div>
      </Window>
    </div>
  );
}
