import type { ProductName } from '#src/pricing/data/productNames.ts';

/** What a price belongs to (SPEC part 3, pricing product catalogue). */
export const PARTS = [
  ...([
    'makingCalls',
    'phoneNumbers',
    'callUseSdk',
    'videoConference',
    'p2pCalls',
    'mau',
    'messageMau',
    'sip',
  ] as const),
  ...(['sms', 'appStorage', 'asr', 'audioConferencing', 'audioRecording', 'callTranscription', 'dialogflow'] as const),
  ...(['freeTools', 'tts', 'videoCallRecording', 'videoConfRecording', 'vmd', 'websocket', 'streaming'] as const),
  ...(['wabVoice', 'callLabel', 'massCall'] as const),
] as const;
/** A service with a price, by the key that the platform's price file has for it. */
export type Part = (typeof PARTS)[number];

type ChannelType = 'voice' | 'video' | 'messaging' | 'all';

/** An entry of the catalogue: what a buyer asks for, and which parts of the price list it is made of. */
export interface CatalogueEntry extends Readonly<Partial<Record<Part, true>>> {
  readonly name: string;
  readonly channelType: ChannelType;
  readonly kind: 'channel' | 'solution';
}

const withParts = (...parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, true])) as Readonly<Partial<Record<Part, true>>>;

const channel = <Name extends ChannelType>(name: Name, ...parts: readonly Part[]) =>
  ({ name, channelType: name, kind: 'channel', ...withParts(...parts) }) as const;

const solution = <Name extends ProductName>(name: Name, channelType: ChannelType, ...parts: readonly Part[]) =>
  ({ name, channelType, kind: 'solution', ...withParts(...parts) }) as const;

/** SPEC part 3: three channels, twelve solutions. The first is shown where none, or an unknown one, is asked for. */
export const CATALOGUE = [
  channel(
    'voice',
    ...(['makingCalls', 'phoneNumbers', 'callUseSdk', 'p2pCalls', 'sip', 'wabVoice', 'audioConferencing'] as const),
    ...(['audioRecording', 'callTranscription', 'asr', 'tts', 'dialogflow', 'vmd', 'streaming', 'websocket'] as const),
    ...(['callLabel', 'massCall', 'appStorage', 'freeTools'] as const),
  ),
  channel(
    'video',
    ...(['videoConference', 'p2pCalls', 'callUseSdk', 'videoCallRecording', 'videoConfRecording', 'mau'] as const),
    ...(['appStorage', 'freeTools'] as const),
  ),
  channel('messaging', 'sms', 'messageMau', 'phoneNumbers', 'appStorage', 'freeTools'),
  solution('audio_conferencing', 'voice', 'audioConferencing', 'makingCalls', 'phoneNumbers', 'audioRecording', 'sip'),
  solution('call_tracking', 'voice', 'phoneNumbers', 'makingCalls', 'audioRecording', 'callTranscription', 'freeTools'),
  solution(
    'contact_center',
    'all',
    ...(['makingCalls', 'phoneNumbers', 'callUseSdk', 'sip', 'wabVoice', 'sms', 'audioRecording'] as const),
    ...(['callTranscription', 'asr', 'tts', 'vmd', 'callLabel', 'appStorage'] as const),
  ),
  solution(
    'lead_processing_automation',
    'voice',
    ...(['makingCalls', 'phoneNumbers', 'massCall', 'asr', 'tts', 'dialogflow', 'vmd', 'callTranscription'] as const),
  ),
  solution('phone_notifications', 'voice', 'makingCalls', 'phoneNumbers', 'massCall', 'tts', 'vmd', 'sms', 'callLabel'),
  solution('phone_surveys', 'voice', 'makingCalls', 'phoneNumbers', 'massCall', 'asr', 'tts', 'audioRecording', 'vmd'),
  solution('pnm', 'voice', 'makingCalls', 'phoneNumbers', 'sms', 'audioRecording'),
  solution('sip_trunking', 'voice', 'sip', 'makingCalls', 'phoneNumbers', 'audioRecording', 'callLabel'),
  solution(
    'smart_ivr',
    'voice',
    ...([
      'makingCalls',
      'phoneNumbers',
      'asr',
      'tts',
      'dialogflow',
      'streaming',
      'websocket',
      'audioRecording',
    ] as const),
  ),
  solution(
    'unified_communications',
    'all',
    ...([
      'makingCalls',
      'phoneNumbers',
      'callUseSdk',
      'p2pCalls',
      'sip',
      'audioConferencing',
      'videoConference',
    ] as const),
    ...(['mau', 'messageMau', 'appStorage'] as const),
  ),
  solution('video_chat', 'video', 'p2pCalls', 'videoCallRecording', 'mau', 'messageMau', 'freeTools'),
  solution('video_conferencing', 'video', 'videoConference', 'videoConfRecording', 'mau', 'callUseSdk', 'appStorage'),
] as const satisfies readonly CatalogueEntry[];

/** @returns the entry of a name, or the first where there is none (SPEC part 4) */
export function findProduct(name: string | null | undefined): CatalogueEntry & { readonly name: ProductName } {
  return CATALOGUE.find((entry) => entry.name === name) ?? CATALOGUE[0];
}
