import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import { resolveWebinar } from '#src/pages/webinar/resolveWebinar.ts';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';

/** An event is ahead until it is over, and its recording is part of the page from then on. */
export const webinarServer = defineTemplatePart<typeof webinarSchema>({
  from: 'moment',
  fill: ({ document, content, now }) => ({ webinar: resolveWebinar(document.settings.webinar, content.webinar, now) }),
  hides({ document, content, now }) {
    const webinar = resolveWebinar(document.settings.webinar, content.webinar, now);
    return webinar?.recording && !webinar.over ? [webinar.recording] : [];
  },
  checkWords({ blocks }, { settings: { webinar } }) {
    const { recording } = webinar;
    const isThere = recording === undefined || blocks.some(({ id }) => id === recording);
    return isThere ? [] : [[[], `no block has the id "${recording}" of the recording`]];
  },
});
