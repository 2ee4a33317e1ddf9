import { useLingui } from '@lingui/react/macro';
import { Callbacks } from '#src/scenes/catalogue/campaign/Callbacks.tsx';
import styles from '#src/scenes/catalogue/campaign/Campaign.module.css';
import { ContactList } from '#src/scenes/catalogue/campaign/ContactList.tsx';
import { Pacing } from '#src/scenes/catalogue/campaign/Pacing.tsx';
import type { CampaignScene } from '#src/scenes/catalogue/campaign/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { ShareBar } from '#src/scenes/parts/ShareBar.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** A dialer at work: how fast it dials, whom it has called, and who is called back when. */
export function Campaign({ campaign, dialed, reached, machines, list, callbacks, next, ...dialer }: CampaignScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  const outcomes = [
    { tone: 'mint', label: t`Reached`, count: reached },
    { tone: 'iris-light', label: t`Machines`, count: machines },
    { tone: 'plain', label: t`No answer`, count: dialed - reached - machines },
  ] as const;
  return (
    <div className={styles.scene}>
      <Window title={campaign} beside={<Chip live>{t`Dialing`}</Chip>} className={styles.campaign}>
        <div className={styles.today}>
          <dl className={styles.figures}>
            <div className={styles.figure}>
              <dt>{t`Dialed`}</dt>
              <dd>{formatNumber(dialed, iso)}</dd>
            </div>
            {outcomes.map(({ tone, label, count }) => (
              <div key={tone} className={styles.figure} data-tone={tone}>
                <dt>{label}</dt>
                <dd>{formatNumber(count, iso)}</dd>
              </div>
            ))}
          </dl>
          <ShareBar parts={outcomes} />
        </div>
        <ContactList list={list} className={styles.list} />
      </Window>
      <Pacing {...dialer} className={styles.pacing} />
      <Callbacks callbacks={callbacks} next={next} className={styles.callbacks} />
    </div>
  );
}
