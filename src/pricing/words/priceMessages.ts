import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Part } from '#src/pricing/data/catalogue.ts';
import type { ProductName } from '#src/pricing/data/productNames.ts';
import type { CallGroup, Category, MessagePrice, Usage } from '#src/pricing/data/prices.ts';

/** The names of what is in the price lists. The files have them in English only. */

type Names<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

/** Kinds of numbers: where a call goes, or which number is rented. */
export const CATEGORY_NAMES: Names<Category> = {
  Landline: msg`Landline`,
  Mobile: msg`Mobile`,
  Other: msg`Other numbers`,
  Tollfree: msg`Toll-free`,
};

/** Where a call begins, where its price depends on that. */
export const GROUP_NAMES: Names<CallGroup> = {
  international: msg`From anywhere`,
  eea: msg`From the European Economic Area`,
  ru_direct: msg`From Russia, by a direct route`,
};

/** The kinds of SMS that have a price each. */
export const MESSAGE_NAMES: Names<MessagePrice> = {
  smsinput: msg`SMS to your number`,
  smsout: msg`SMS from your number, inside the country`,
  sms_a2p: msg`SMS from an application, with your sender ID`,
  smsout_international: msg`SMS from a number of another country`,
};

/** What a price is paid for, behind the amount. */
export const UNIT_NAMES: Names<Usage['unit']> = {
  minute: msg`per minute`,
  request: msg`per request`,
  gigabyte: msg`per gigabyte`,
};

/** The services of a product, by the keys that the platform's price file has for them. */
export const PART_NAMES: Names<Part> = {
  makingCalls: msg`Calls to the phone network`,
  phoneNumbers: msg`Phone numbers`,
  callUseSdk: msg`Calls from apps and browsers`,
  videoConference: msg`Video conference, each participant`,
  p2pCalls: msg`Peer-to-peer calls`,
  mau: msg`Monthly active users`,
  messageMau: msg`Chat messages`,
  sip: msg`Calls over SIP`,
  sms: msg`SMS`,
  appStorage: msg`Storage`,
  asr: msg`Speech recognition`,
  audioConferencing: msg`Audio conference, each participant`,
  audioRecording: msg`Audio recording`,
  callTranscription: msg`Transcription of a recording`,
  dialogflow: msg`Dialogflow connector`,
  freeTools: msg`Call log and history`,
  tts: msg`Speech synthesis`,
  videoCallRecording: msg`Recording of a video call`,
  videoConfRecording: msg`Recording of a video conference`,
  vmd: msg`Answering machine detection`,
  websocket: msg`Live audio over WebSocket`,
  streaming: msg`Media stream to another server`,
  wabVoice: msg`WhatsApp Business calls`,
  callLabel: msg`Branded calls`,
  massCall: msg`Call lists`,
};

/** What is paid by the month. A part that is missing here is shown by its key. */
export const SUBSCRIPTION_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  sip: msg`SIP registration`,
  appStorage: msg`Storage of recordings, 100 GB`,
  callLabel: msg`Branded outbound calls`,
  agentsStart: msg`Kit Start, each agent`,
  agentsTeam: msg`Kit Team, each agent`,
};

/** The products of the price page, by the names that addresses have for them. */
export const PRODUCT_NAMES: Names<ProductName> = {
  voice: msg`Voice`,
  video: msg`Video`,
  messaging: msg`Messaging`,
  audio_conferencing: msg`Audio conferencing`,
  call_tracking: msg`Call tracking`,
  contact_center: msg`Contact center`,
  lead_processing_automation: msg`Lead processing`,
  phone_notifications: msg`Phone notifications`,
  phone_surveys: msg`Phone surveys`,
  pnm: msg`Phone number masking`,
  sip_trunking: msg`SIP trunking`,
  smart_ivr: msg`Smart IVR`,
  unified_communications: msg`Unified communications`,
  video_chat: msg`Video chat`,
  video_conferencing: msg`Video conferencing`,
};
