import { z } from 'zod';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { slug, text } from '#src/shared/page/schema.ts';

/** An online event: what holds for all languages, what each language says, and what a page is served with. */

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** `webinar` in `page.yaml`. */
export const webinarSettings = z.strictObject({
  startsAt: z.iso.datetime({ offset: true }).describe('When it begins, with time zone: 2026-12-03T16:00:00Z.'),
  minutes: z.int().min(5).max(480).describe('How long it takes, in minutes.'),
  language: z.enum(WRITTEN_LOCALES).describe('The language that is spoken, which need not be that of the page.'),
  join: z.url({ protocol: /^https$/ }).describe('Where the event takes place: an https address.'),
  reminder: slug
    .describe('The id of the block with the form for a reminder. It is shown until the room opens.')
    .optional(),
  recording: slug
    .describe('The id of the block that holds the recording. It is shown once the event is over.')
    .optional(),
  notes: slug
    .describe('The id of the block that sums up what was said. It is shown once the event is over.')
    .optional(),
});

/** `webinar` in `<locale>.yaml`. */
export const webinarTexts = z.strictObject({
  zones: z
    .array(
      z.strictObject({
        place: text.max(40).describe('The place, as readers call it: New York.'),
        timeZone: z
          .string()
          .refine(isTimeZone, 'must be an IANA time zone')
          .describe('Its time zone, by the name that computers have for it: America/New_York.'),
      }),
    )
    .min(1)
    .max(4)
    .describe('The clocks by which readers of this language live. The first gives the date.'),
  speakers: z
    .array(
      z.strictObject({
        name: text.describe('The name of the speaker.'),
        role: text.describe('What the speaker does.'),
      }),
    )
    .min(1)
    .max(4)
    .describe('Who speaks.'),
});

/** `live` while its room is open. */
const WEBINAR_STATES = ['ahead', 'live', 'over'] as const;

/** What the page is served with. `changesAt` ends the life of a cached page, so `state` is never older than the moment. */
export const webinarShape = z.object({
  ...webinarSettings.shape,
  ...webinarTexts.shape,
  endsAt: z.iso.datetime(),
  state: z.enum(WEBINAR_STATES).describe('Before its room opens, while it is open, or after the end.'),
  changesAt: z.iso.datetime().describe('When the state will be another; left out once it is over.').optional(),
});
/** The event of a page, as the page shows it and as its calendar file is written. */
export type Webinar = z.output<typeof webinarShape>;
