import { z } from 'zod';
import { monday } from '#src/scenes/parts/monday.ts';
import { isOutgoing, sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const DAYS = 5;
/** Half hours that the calendar shows. */
const SLOTS = 8;

const place = {
  day: z.int().min(1).max(DAYS).describe('The day of the week, counted from Monday: 1.'),
  slot: z.int().min(1).max(SLOTS).describe('The half hour, counted from the first that is shown: 1.'),
};

interface Stretch {
  readonly day: number;
  readonly slot: number;
  readonly length: number;
}

const overlap = (one: Stretch, other: Stretch) =>
  one.day === other.day && one.slot < other.slot + other.length && other.slot < one.slot + one.length;

/** A calendar that fills while a voicebot speaks. */
export const bookingSchema = sceneSchema(
  'booking',
  'A calendar that fills while the voicebot speaks: what is taken, what is offered, and what is booked.',
  {
    calendar: said.max(28).describe('Whose calendar it is: Dr. Alvarez.'),
    monday: monday.describe('The Monday of the week that is shown: 2026-11-16.'),
    from: z
      .int()
      .min(7 * 60)
      .max(16 * 60)
      .multipleOf(60)
      .describe('The hour at which the calendar begins, in minutes since midnight: 840 for 2 p.m.'),
    taken: z
      .array(
        z
          .strictObject({
            ...place,
            length: z.int().min(1).max(4).describe('How many half hours it takes.').default(1),
          })
          .refine(({ slot, length }) => slot + length - 1 <= SLOTS, {
            message: 'must end within the calendar',
            path: ['length'],
          }),
      )
      .min(4)
      .max(14)
      .describe('What was taken before the call.'),
    takes: z.int().min(2).max(4).describe('How many half hours an appointment takes.').default(2),
    offered: z.strictObject(place).describe('What the voicebot has offered as well, and is free again.'),
    booked: z
      .strictObject({
        ...place,
        who: said.max(24).describe('Who has booked it.'),
        what: said.max(24).describe('What for: Check-up.'),
      })
      .describe('What is booked in the call.'),
    call: said.max(24).describe('What the call is called: Call 7f3a.'),
    isOutgoing,
    turns: sceneTurns,
    message: said.max(90).describe('What the text message says that goes out: Thursday, November 19, 4:30 p.m.'),
  },
)
  .refine(({ offered, booked, takes }) => Math.max(offered.slot, booked.slot) + takes - 1 <= SLOTS, {
    message: 'must end within the calendar',
    path: ['takes'],
  })
  .refine(
    ({ taken, offered, booked, takes }) => {
      const [offer, booking] = [offered, booked].map((place) => ({ ...place, length: takes })) as [Stretch, Stretch];
      return !overlap(offer, booking) && !taken.some((busy) => overlap(busy, offer) || overlap(busy, booking));
    },
    { message: 'must leave free what is offered and booked', path: ['taken'] },
  );

/** A calendar and the call that fills it. */
export type BookingScene = z.output<typeof bookingSchema>;
