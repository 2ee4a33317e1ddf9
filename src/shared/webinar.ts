import { z } from 'zod';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { slug, text } from '#src/shared/schema.ts';

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
  /** ISO with time zone. */
  startsAt: z.iso.datetime({ offset: true }),
  minutes: z.int().min(5).max(480),
  /** The language that is spoken, which need not be the page's. */
  language: z.enum(WRITTEN_LOCALES),
  /** Where the event takes place. */
  join: z.url({ protocol: /^https$/ }),
  /** The id of the block that holds the recording. It is shown once the event is over. */
  recording: slug.optional(),
});

/** `webinar` in `<locale>.yaml`. */
export const webinarTexts = z.strictObject({
  /** The clocks by which readers of this language live; the first is the one that the date is given in. */
  zones: z
    .array(
      z.strictObject({ place: text.max(40), timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone') }),
    )
    .min(1)
    .max(4),
  speakers: z
    .array(z.strictObject({ name: text, role: text }))
    .min(1)
    .max(4),
});

/** What the page is served with. `over` is decided where `publishAt` and `until` are: as old as the cached page at most. */
export const webinarShape = z.object({
  ...webinarSettings.shape,
  ...webinarTexts.shape,
  endsAt: z.iso.datetime(),
  over: z.boolean(),
});
export type Webinar = z.output<typeof webinarShape>;
