import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import { resolveWebinar } from '#src/pages/webinar/resolveWebinar.ts';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';
import type { Webinar } from '#src/shared/page/webinar.ts';

/** In which states the page has each of the blocks that its settings name. */
const SHOWN: Readonly<Record<'reminder' | 'recording' | 'notes', Webinar['state']>> = {
  reminder: 'ahead',
  recording: 'over',
  notes: 'over',
};
const named = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

/** An event is ahead, then its room is open, then it is over: the clock decides what the page has of its blocks. */
export const webinarServer = defineTemplatePart<typeof webinarSchema>({
  from: 'moment',
  fill: ({ document, content, now }) => ({ webinar: resolveWebinar(document.settings.webinar, content.webinar, now) }),
  hides({ document, content, now }) {
    const webinar = resolveWebinar(document.settings.webinar, content.webinar, now);
    return webinar ? named.flatMap((name) => (SHOWN[name] === webinar.state ? [] : (webinar[name] ?? []))) : [];
  },
  checkWords({ blocks }, { settings: { webinar } }) {
    return named.flatMap((name) => {
      const block = webinar[name];
      const isThere = block === undefined || blocks.some(({ id }) => id === block);
      return isThere ? [] : [[[], `no block has the id "${block}" of the ${name}`]];
    });
  },
});
