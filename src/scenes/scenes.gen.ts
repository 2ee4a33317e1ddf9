// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { agentDeskScene } from '#src/scenes/catalogue/agent-desk/scene.ts';
import { bookingScene } from '#src/scenes/catalogue/booking/scene.ts';
import { callLabelScene } from '#src/scenes/catalogue/call-label/scene.ts';
import { callStripScene } from '#src/scenes/catalogue/call-strip/scene.ts';
import { campaignScene } from '#src/scenes/catalogue/campaign/scene.ts';
import { flowCanvasScene } from '#src/scenes/catalogue/flow-canvas/scene.ts';
import { inspectorScene } from '#src/scenes/catalogue/inspector/scene.ts';
import { invoiceScene } from '#src/scenes/catalogue/invoice/scene.ts';
import { latencyBudgetScene } from '#src/scenes/catalogue/latency-budget/scene.ts';
import { maskingScene } from '#src/scenes/catalogue/masking/scene.ts';
import { messengerCallScene } from '#src/scenes/catalogue/messenger-call/scene.ts';
import { numberShopScene } from '#src/scenes/catalogue/number-shop/scene.ts';
import { pointMapScene } from '#src/scenes/catalogue/point-map/scene.ts';
import { redactionScene } from '#src/scenes/catalogue/redaction/scene.ts';
import { reportScene } from '#src/scenes/catalogue/report/scene.ts';
import { scenarioScene } from '#src/scenes/catalogue/scenario/scene.ts';
import { scoreCardScene } from '#src/scenes/catalogue/score-card/scene.ts';
import { smsThreadScene } from '#src/scenes/catalogue/sms-thread/scene.ts';
import { terminalScene } from '#src/scenes/catalogue/terminal/scene.ts';
import { trunkMapScene } from '#src/scenes/catalogue/trunk-map/scene.ts';
import { videoRoomScene } from '#src/scenes/catalogue/video-room/scene.ts';
import { wallboardScene } from '#src/scenes/catalogue/wallboard/scene.ts';

/** What draws each scene. For server and browser; `scenes.ts` holds it to the schemas. */
export const sceneDefinitions = {
  'agent-desk': agentDeskScene,
  booking: bookingScene,
  'call-label': callLabelScene,
  'call-strip': callStripScene,
  campaign: campaignScene,
  'flow-canvas': flowCanvasScene,
  inspector: inspectorScene,
  invoice: invoiceScene,
  'latency-budget': latencyBudgetScene,
  masking: maskingScene,
  'messenger-call': messengerCallScene,
  'number-shop': numberShopScene,
  'point-map': pointMapScene,
  redaction: redactionScene,
  report: reportScene,
  scenario: scenarioScene,
  'score-card': scoreCardScene,
  'sms-thread': smsThreadScene,
  terminal: terminalScene,
  'trunk-map': trunkMapScene,
  'video-room': videoRoomScene,
  wallboard: wallboardScene,
} as const;
