import { Trans } from '@lingui/react/macro';
import type { BookingScene } from '#src/scenes/catalogue/booking/schema.ts';
import styles from '#src/scenes/catalogue/booking/WeekCalendar.module.css';
import { dayAfter, formatHour, formatTimeAt, formatWeekday } from '#src/scenes/parts/sceneTimes.ts';
import { useSite } from '#src/request/SiteContext.tsx';

const DAYS = [1, 2, 3, 4, 5] as const;
/** What Portuguese calls short is a whole word, too wide for its column. */
const DAY_LETTERS = 3;
const HOURS = [0, 1, 2, 3] as const;

interface WeekCalendarProps extends Pick<BookingScene, 'monday' | 'from' | 'taken' | 'takes' | 'offered' | 'booked'> {
  /** When in the order of what happens the offer is made, and when it is taken. */
  readonly offerStep: number;
  readonly bookStep: number;
}

/** Five days in half hours. Readers hear what is booked; what is taken is a matter of the eye. */
export function WeekCalendar({ offerStep, bookStep, ...week }: WeekCalendarProps) {
  const { iso } = useSite();
  const { monday, from, taken, takes, offered, booked } = week;
  return (
    <div className={styles.week}>
      <DaysAndHours monday={monday} from={from} chosen={booked.day} />
      {taken.map(({ day, slot, length }) => (
        <span
          key={`${String(day)} ${String(slot)}`}
          className={styles.taken}
          data-day={day}
          data-slot={slot}
          data-length={length}
          aria-hidden="true"
        />
      ))}
      <span
        className={styles.offered}
        data-day={offered.day}
        data-slot={offered.slot}
        data-length={takes}
        data-step={offerStep}
        aria-hidden="true"
      >
        {formatTimeAt(from + (offered.slot - 1) * 30, iso)}
      </span>
      <p
        className={styles.booked}
        data-day={booked.day}
        data-slot={booked.slot}
        data-length={takes}
        data-step={bookStep}
      >
        <span className="visuallyHidden">
          <Trans>Booked:</Trans> {formatWeekday(dayAfter(monday, booked.day - 1), iso)},{' '}
        </span>
        <b>{formatTimeAt(from + (booked.slot - 1) * 30, iso)}</b>
        <span className={styles.line}>{booked.who}</span>
        <span className={styles.line} data-line="what">
          {booked.what}
        </span>
      </p>
    </div>
  );
}

function DaysAndHours({ monday, from, chosen }: Pick<BookingScene, 'monday' | 'from'> & { readonly chosen: number }) {
  const { iso } = useSite();
  return (
    <>
      {DAYS.map((day) => (
        <span key={day} className={styles.day} data-day={day} data-chosen={day === chosen} aria-hidden="true">
          {formatWeekday(dayAfter(monday, day - 1), iso).slice(0, DAY_LETTERS)}{' '}
          <b>{Number(dayAfter(monday, day - 1).slice(-2))}</b>
        </span>
      ))}
      {HOURS.map((hour) => (
        <span key={hour} className={styles.hour} data-slot={hour * 2 + 1} aria-hidden="true">
          {formatHour(from / 60 + hour, iso)}
        </span>
      ))}
    </>
  );
}
