import type { z } from 'zod';
import type { Webinar, webinarSettings, webinarTexts } from '#src/shared/page/webinar.ts';

const MINUTE = 60_000;
/** How long before the start a room opens, in minutes: the fact `room-opens`, which pages tell. */
export const ROOM_OPENS = 15;

/**
 * @param settings what holds for every language
 * @param texts what this language says
 * @param now the moment of the reading
 * @returns the webinar as it is at the moment; undefined where the language lacks its part
 */
export function resolveWebinar(
  settings: z.output<typeof webinarSettings>,
  texts: z.output<typeof webinarTexts> | undefined,
  now: Date,
): Webinar | undefined {
  if (!texts) return undefined;
  const start = new Date(settings.startsAt).getTime();
  const opens = new Date(start - ROOM_OPENS * MINUTE);
  const end = new Date(start + settings.minutes * MINUTE);
  return { ...settings, ...texts, endsAt: end.toISOString(), ...stateAt(now, opens, end) };
}

function stateAt(now: Date, opens: Date, end: Date): Pick<Webinar, 'state' | 'changesAt'> {
  if (now >= end) return { state: 'over' };
  if (now >= opens) return { state: 'live', changesAt: end.toISOString() };
  return { state: 'ahead', changesAt: opens.toISOString() };
}
