import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/booking/Booking.module.css';
import type { BookingScene } from '#src/scenes/catalogue/booking/schema.ts';
import { WeekCalendar } from '#src/scenes/catalogue/booking/WeekCalendar.tsx';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { dayAfter, formatShortDay } from '#src/scenes/parts/sceneTimes.ts';
import { Talk } from '#src/scenes/parts/Talk.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A week of a calendar, the call that books an hour of it, and the message that confirms it. */
export function Booking({ calendar, call, isOutgoing, turns, message, ...week }: BookingScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  const days = [week.monday, dayAfter(week.monday, 4)].map((day) => formatShortDay(day, iso)).join(' – ');
  return (
    <div className={styles.scene}>
      <Window title={call} beside={<Chip live>{t`Live`}</Chip>} className={styles.call}>
        <div className={styles.talk}>
          <Talk turns={turns} waits={false} isOutgoing={isOutgoing} />
        </div>
      </Window>
      <Window title={calendar} end={days} className={styles.calendar}>
        <WeekCalendar {...week} offerStep={2} bookStep={turns.length + 1} />
      </Window>
      <div className={styles.message} data-step={turns.length + 2}>
        <Icon name="message" size={20} />
        <p>
          <b className={styles.sent}>{t`Confirmation sent`}</b>
          {message}
        </p>
      </div>
    </div>
  );
}
