import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon } from './shapes.ts';

/** Half hours of a week, from the first that is shown. */
interface Stretch {
  /** From 1. */
  readonly day: number;
  readonly slot: number;
  readonly length: number;
}

/** A week of a calendar, in half hours. */
export interface WeekBody {
  readonly draw: 'week';
  /** The names of its days. */
  readonly days: readonly string[];
  readonly slots: number;
  readonly taken: readonly Stretch[];
  readonly offered: Stretch;
  readonly booked: Stretch;
}

/** In px. */
const DAY = { size: 23, height: 44, gap: 10 };
const GAP = 4;

/** @returns the days as columns: what was taken, what is offered, and what has been booked with a check mark on it */
export function drawWeek({ days, slots, taken, offered, booked }: WeekBody, room: Room, pen: Pen): Drawn {
  const { palette } = pen;
  const column = (room.width - DAY.gap * (days.length - 1)) / days.length;
  const slot = Math.min(40, (room.height - DAY.height) / slots);
  const place = ({ day, slot: first, length }: Stretch) => ({
    x: (day - 1) * (column + DAY.gap),
    y: DAY.height + (first - 1) * slot,
    width: column,
    height: length * slot - GAP,
    radius: 8,
  });
  const chosen = place(booked);
  const free = place(offered);
  return {
    svg: [
      ...days.map((name, index) => {
        const isChosen = index + 1 === booked.day;
        const place = { x: index * (column + DAY.gap) + column / 2, y: 24, size: DAY.size, align: 'middle' } as const;
        return writeText(isChosen ? pen.bold : pen.text, name, {
          ...place,
          colour: palette[isChosen ? 'mint-700' : 'ink-600'],
        });
      }),
      ...days.map((_, index) => drawBox(place({ day: index + 1, slot: 1, length: slots }), palette['iris-50'])),
      ...taken.map((stretch) => drawBox(place(stretch), palette['iris-200'])),
      drawBox({ ...free, x: free.x + 1.5, y: free.y + 1.5, width: free.width - 3, height: free.height - 3 }, 'none', {
        colour: palette['iris-400'],
        width: 3,
      }),
      drawBox(chosen, palette['mint-500']),
      drawIcon(pen, 'check', {
        x: chosen.x + column / 2 - 22,
        y: chosen.y + chosen.height / 2 - 22,
        size: 44,
        colour: palette['iris-950'],
      }),
    ].join(''),
    height: DAY.height + slots * slot,
  };
}
