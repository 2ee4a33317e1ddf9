/** The names of the product catalogue (SPEC part 3), in its order: all that an address says of it, without the catalogue. */
export const PRODUCT_NAMES = [
  'voice',
  'video',
  'messaging',
  'audio_conferencing',
  'call_tracking',
  'contact_center',
  'lead_processing_automation',
  'phone_notifications',
  'phone_surveys',
  'pnm',
  'sip_trunking',
  'smart_ivr',
  'unified_communications',
  'video_chat',
  'video_conferencing',
] as const;

/** A product of the catalogue. */
export type ProductName = (typeof PRODUCT_NAMES)[number];
