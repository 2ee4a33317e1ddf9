// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskSchema } from '#src/scenes/catalogue/agent-desk/schema.ts';
import { bookingSchema } from '#src/scenes/catalogue/booking/schema.ts';
import { callLabelSchema } from '#src/scenes/catalogue/call-label/schema.ts';
import { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import { campaignSchema } from '#src/scenes/catalogue/campaign/schema.ts';
import { flowCanvasSchema } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import { inspectorSchema } from '#src/scenes/catalogue/inspector/schema.ts';
import { invoiceSchema } from '#src/scenes/catalogue/invoice/schema.ts';
import { latencyBudgetSchema } from '#src/scenes/catalogue/latency-budget/schema.ts';
import { maskingSchema } from '#src/scenes/catalogue/masking/schema.ts';
import { messengerCallSchema } from '#src/scenes/catalogue/messenger-call/schema.ts';
import { numberShopSchema } from '#src/scenes/catalogue/number-shop/schema.ts';
import { pointMapSchema } from '#src/scenes/catalogue/point-map/schema.ts';
import { redactionSchema } from '#src/scenes/catalogue/redaction/schema.ts';
import { reportSchema } from '#src/scenes/catalogue/report/schema.ts';
import { scenarioSchema } from '#src/scenes/catalogue/scenario/schema.ts';
import { scoreCardSchema } from '#src/scenes/catalogue/score-card/schema.ts';
import { smsThreadSchema } from '#src/scenes/catalogue/sms-thread/schema.ts';
import { terminalSchema } from '#src/scenes/catalogue/terminal/schema.ts';
import { trunkMapSchema } from '#src/scenes/catalogue/trunk-map/schema.ts';
import { videoRoomSchema } from '#src/scenes/catalogue/video-room/schema.ts';
import { wallboardSchema } from '#src/scenes/catalogue/wallboard/schema.ts';

/** What editors may write of each scene. Server and scripts only. */
export const sceneSchemas = {
  'agent-desk': agentDeskSchema,
  booking: bookingSchema,
  'call-label': callLabelSchema,
  'call-strip': callStripSchema,
  campaign: campaignSchema,
  'flow-canvas': flowCanvasSchema,
  inspector: inspectorSchema,
  invoice: invoiceSchema,
  'latency-budget': latencyBudgetSchema,
  masking: maskingSchema,
  'messenger-call': messengerCallSchema,
  'number-shop': numberShopSchema,
  'point-map': pointMapSchema,
  redaction: redactionSchema,
  report: reportSchema,
  scenario: scenarioSchema,
  'score-card': scoreCardSchema,
  'sms-thread': smsThreadSchema,
  terminal: terminalSchema,
  'trunk-map': trunkMapSchema,
  'video-room': videoRoomSchema,
  wallboard: wallboardSchema,
} as const;
