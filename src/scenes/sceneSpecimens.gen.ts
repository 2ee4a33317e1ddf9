// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskSpecimen } from '#src/scenes/catalogue/agent-desk/specimen.ts';
import { bookingSpecimen } from '#src/scenes/catalogue/booking/specimen.ts';
import { callStripSpecimen } from '#src/scenes/catalogue/call-strip/specimen.ts';
import { campaignSpecimen } from '#src/scenes/catalogue/campaign/specimen.ts';
import { redactionSpecimen } from '#src/scenes/catalogue/redaction/specimen.ts';
import { reportSpecimen } from '#src/scenes/catalogue/report/specimen.ts';
import { scoreCardSpecimen } from '#src/scenes/catalogue/score-card/specimen.ts';
import { wallboardSpecimen } from '#src/scenes/catalogue/wallboard/specimen.ts';

/** An example of each scene in each language, for `/__ui` and tests. */
export const sceneSpecimens = {
  'agent-desk': agentDeskSpecimen,
  booking: bookingSpecimen,
  'call-strip': callStripSpecimen,
  campaign: campaignSpecimen,
  redaction: redactionSpecimen,
  report: reportSpecimen,
  'score-card': scoreCardSpecimen,
  wallboard: wallboardSpecimen,
} as const;
