import { Trans } from '@lingui/react/macro';
import styles from '#src/pages/webinar/Webinar.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { Webinar } from '#src/shared/page/webinar.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface WebinarActionsProps {
  readonly webinar: Webinar;
  /** The page's path, without locale prefix. */
  readonly path: string;
}

/** What can be done about the event now. */
export function WebinarActions({ webinar, path }: WebinarActionsProps) {
  return webinar.over ? <Afterwards {...webinar} /> : <Beforehand join={webinar.join} path={path} />;
}

function Beforehand({ join, path }: Pick<Webinar, 'join'> & { readonly path: string }) {
  return (
    <>
      <div className={styles.actions}>
        <LocalLink href={`${path}.ics`} className={buttonClass('primary')} download>
          <span className={styles.button}>
            <Icon name="calendar" size={20} />
            <Trans>Add to calendar</Trans>
          </span>
        </LocalLink>
        <a href={join} className={buttonClass('secondary')}>
          <Trans>Open the room</Trans>
        </a>
      </div>
      <p className={styles.status}>
        <Trans>No registration. The room opens 15 minutes before the start.</Trans>
      </p>
    </>
  );
}

function Afterwards({ recording }: Pick<Webinar, 'recording'>) {
  if (!recording) {
    return (
      <p className={styles.status}>
        <Trans>This webinar is over. It was not recorded; the agenda below says what it was about.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.status}>
        <Trans>This webinar is over. Its recording is on this page.</Trans>
      </p>
      <div className={styles.actions}>
        <a href={`#${recording}`} className={buttonClass('primary')}>
          <Trans>Listen to the recording</Trans>
        </a>
      </div>
    </>
  );
}
