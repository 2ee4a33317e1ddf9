// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskSchema } from '#src/scenes/catalogue/agent-desk/schema.ts';
import { bookingSchema } from '#src/scenes/catalogue/booking/schema.ts';
import { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import { campaignSchema } from '#src/scenes/catalogue/campaign/schema.ts';
import { redactionSchema } from '#src/scenes/catalogue/redaction/schema.ts';
import { reportSchema } from '#src/scenes/catalogue/report/schema.ts';
import { scoreCardSchema } from '#src/scenes/catalogue/score-card/schema.ts';
import { wallboardSchema } from '#src/scenes/catalogue/wallboard/schema.ts';

/** What editors may write of each scene. Server and scripts only. */
export const sceneSchemas = {
  'agent-desk': agentDeskSchema,
  booking: bookingSchema,
  'call-strip': callStripSchema,
  campaign: campaignSchema,
  redaction: redactionSchema,
  report: reportSchema,
  'score-card': scoreCardSchema,
  wallboard: wallboardSchema,
} as const;
