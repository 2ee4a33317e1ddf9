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
  const { state, reminder, join, recording, notes } = webinar;
  if (state === 'ahead') return <Beforehand reminder={reminder} path={path} />;
  if (state === 'live') return <Meanwhile join={join} path={path} />;
  return <Afterwards recording={recording} notes={notes} />;
}

interface Placed {
  readonly path: string;
}

function CalendarLink({ path, theme }: Placed & { readonly theme: 'primary' | 'secondary' }) {
  return (
    <LocalLink href={`${path}.ics`} className={buttonClass(theme)} download>
      <span className={styles.button}>
        <Icon name="calendar" size={20} />
        <Trans>Add to calendar</Trans>
      </span>
    </LocalLink>
  );
}

function Beforehand({ reminder, path }: Pick<Webinar, 'reminder'> & Placed) {
  return (
    <>
      <div className={styles.actions}>
        <CalendarLink path={path} theme="primary" />
        {reminder && (
          <a href={`#${reminder}`} className={buttonClass('secondary')}>
            <Trans>Get a reminder</Trans>
          </a>
        )}
      </div>
      <p className={styles.status}>
        <Trans>No registration. The room opens 15 minutes before the start; then this page has the link to join.</Trans>
      </p>
    </>
  );
}

function Meanwhile({ join, path }: Pick<Webinar, 'join'> & Placed) {
  return (
    <>
      <div className={styles.actions}>
        <a href={join} className={buttonClass('primary')}>
          <Trans>Join the webinar</Trans>
        </a>
        <CalendarLink path={path} theme="secondary" />
      </div>
      <p className={styles.status}>
        <Trans>No registration, and nothing to install. Ask your questions in the chat of the room.</Trans>
      </p>
    </>
  );
}

function Afterwards({ recording, notes }: Pick<Webinar, 'recording' | 'notes'>) {
  return (
    <>
      <p className={styles.status}>
        <Told recording={recording} notes={notes} />
      </p>
      {(recording ?? notes) && (
        <div className={styles.actions}>
          {recording && (
            <a href={`#${recording}`} className={buttonClass('primary')}>
              <Trans>Listen to the recording</Trans>
            </a>
          )}
          {notes && (
            <a href={`#${notes}`} className={buttonClass(recording ? 'secondary' : 'primary')}>
              <Trans>Read the notes</Trans>
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** What is left of it. */
function Told({ recording, notes }: Pick<Webinar, 'recording' | 'notes'>) {
  if (recording) return <Trans>This webinar is over. Its recording is on this page.</Trans>;
  if (notes) return <Trans>This webinar is over. What was said and asked is written up on this page.</Trans>;
  return <Trans>This webinar is over. It was not recorded; the agenda below says what it was about.</Trans>;
}
