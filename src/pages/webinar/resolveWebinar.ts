import type { z } from 'zod';
import type { Webinar, webinarSettings, webinarTexts } from '#src/shared/page/webinar.ts';

const MINUTE = 60_000;

/**
 * @param settings what holds for every language
 * @param texts what this language says
 * @param now the moment of the reading
 * @returns the webinar, which is over from its last minute on; undefined where the language lacks its part
 */
export function resolveWebinar(
  settings: z.output<typeof webinarSettings>,
  texts: z.output<typeof webinarTexts> | undefined,
  now: Date,
): Webinar | undefined {
  if (!texts) return undefined;
  const end = new Date(new Date(settings.startsAt).getTime() + settings.minutes * MINUTE);
  return { ...settings, ...texts, endsAt: end.toISOString(), over: end <= now };
}
