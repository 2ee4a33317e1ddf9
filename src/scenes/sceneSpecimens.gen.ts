// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskSpecimen } from '#src/scenes/catalogue/agent-desk/specimen.ts';
import { bookingSpecimen } from '#src/scenes/catalogue/booking/specimen.ts';
import { callLabelSpecimen } from '#src/scenes/catalogue/call-label/specimen.ts';
import { callStripSpecimen } from '#src/scenes/catalogue/call-strip/specimen.ts';
import { campaignSpecimen } from '#src/scenes/catalogue/campaign/specimen.ts';
import { flowCanvasSpecimen } from '#src/scenes/catalogue/flow-canvas/specimen.ts';
import { inspectorSpecimen } from '#src/scenes/catalogue/inspector/specimen.ts';
import { invoiceSpecimen } from '#src/scenes/catalogue/invoice/specimen.ts';
import { latencyBudgetSpecimen } from '#src/scenes/catalogue/latency-budget/specimen.ts';
import { maskingSpecimen } from '#src/scenes/catalogue/masking/specimen.ts';
import { messengerCallSpecimen } from '#src/scenes/catalogue/messenger-call/specimen.ts';
import { numberShopSpecimen } from '#src/scenes/catalogue/number-shop/specimen.ts';
import { pointMapSpecimen } from '#src/scenes/catalogue/point-map/specimen.ts';
import { redactionSpecimen } from '#src/scenes/catalogue/redaction/specimen.ts';
import { reportSpecimen } from '#src/scenes/catalogue/report/specimen.ts';
import { scenarioSpecimen } from '#src/scenes/catalogue/scenario/specimen.ts';
import { scoreCardSpecimen } from '#src/scenes/catalogue/score-card/specimen.ts';
import { smsThreadSpecimen } from '#src/scenes/catalogue/sms-thread/specimen.ts';
import { terminalSpecimen } from '#src/scenes/catalogue/terminal/specimen.ts';
import { trunkMapSpecimen } from '#src/scenes/catalogue/trunk-map/specimen.ts';
import { videoRoomSpecimen } from '#src/scenes/catalogue/video-room/specimen.ts';
import { wallboardSpecimen } from '#src/scenes/catalogue/wallboard/specimen.ts';

/** An example of each scene in each language, for `/__ui` and tests. */
export const sceneSpecimens = {
  'agent-desk': agentDeskSpecimen,
  booking: bookingSpecimen,
  'call-label': callLabelSpecimen,
  'call-strip': callStripSpecimen,
  campaign: campaignSpecimen,
  'flow-canvas': flowCanvasSpecimen,
  inspector: inspectorSpecimen,
  invoice: invoiceSpecimen,
  'latency-budget': latencyBudgetSpecimen,
  masking: maskingSpecimen,
  'messenger-call': messengerCallSpecimen,
  'number-shop': numberShopSpecimen,
  'point-map': pointMapSpecimen,
  redaction: redactionSpecimen,
  report: reportSpecimen,
  scenario: scenarioSpecimen,
  'score-card': scoreCardSpecimen,
  'sms-thread': smsThreadSpecimen,
  terminal: terminalSpecimen,
  'trunk-map': trunkMapSpecimen,
  'video-room': videoRoomSpecimen,
  wallboard: wallboardSpecimen,
} as const;
