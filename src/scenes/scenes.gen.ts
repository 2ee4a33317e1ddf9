// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskScene } from '#src/scenes/catalogue/agent-desk/scene.ts';
import { bookingScene } from '#src/scenes/catalogue/booking/scene.ts';
import { callStripScene } from '#src/scenes/catalogue/call-strip/scene.ts';
import { campaignScene } from '#src/scenes/catalogue/campaign/scene.ts';
import { redactionScene } from '#src/scenes/catalogue/redaction/scene.ts';
import { reportScene } from '#src/scenes/catalogue/report/scene.ts';
import { scoreCardScene } from '#src/scenes/catalogue/score-card/scene.ts';
import { wallboardScene } from '#src/scenes/catalogue/wallboard/scene.ts';

/** What draws each scene. For server and browser; `scenes.ts` holds it to the schemas. */
export const sceneDefinitions = {
  'agent-desk': agentDeskScene,
  booking: bookingScene,
  'call-strip': callStripScene,
  campaign: campaignScene,
  redaction: redactionScene,
  report: reportScene,
  'score-card': scoreCardScene,
  wallboard: wallboardScene,
} as const;
