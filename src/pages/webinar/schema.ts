import { extras } from '#src/shared/page/page.ts';
import { webinarSettings, webinarTexts } from '#src/shared/page/webinar.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** An event that takes place on the network. */
export const webinarSchema = templateSchema(
  'webinar',
  'An online event: when it is and a reminder while it is ahead, the way in while its room is open, its recording or notes once it is over. Its calendar file is at its address plus .ics.',
  {
    example: '/webinar/platform',
    settings: { webinar: webinarSettings.describe('What holds for all languages.') },
    words: { webinar: webinarTexts.describe('What this language says.') },
    filled: {
      /** Both parts, and its state at the moment. */
      webinar: extras.webinar,
    },
  },
);
