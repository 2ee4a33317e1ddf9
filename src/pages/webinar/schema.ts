import { extras } from '#src/shared/page/page.ts';
import { webinarSettings, webinarTexts } from '#src/shared/page/webinar.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** An event that takes place on the network. */
export const webinarSchema = templateSchema(
  'webinar',
  'An online event: when it is and how to join while it is ahead, its recording once it is over. Its calendar file is at its address plus .ics.',
  {
    example: '/webinar/platform',
    settings: { webinar: webinarSettings.describe('What holds for all languages.') },
    words: { webinar: webinarTexts.describe('What this language says.') },
    filled: {
      /** Both parts, and whether it is over. */
      webinar: extras.webinar,
    },
  },
);
