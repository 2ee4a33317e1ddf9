import type { PublicThirdParties } from '#config/publicConfig.ts';

/** What is said of a visitor of whom nothing is known (SPEC part 3, Kit chat widget config). */
const CLIENT_DEFAULTS = { company: 'Not specified', name: 'Unknown', phone: 'Unknown', timeout: 'Now' } as const;

/** With what the chat of Kit starts, in the names that it has for it. */
export interface ChatConfig {
  readonly host: string;
  readonly channel_uuid: string;
  readonly token: string;
  readonly client_data: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * @param settings of the operator
 * @param client a name for this visitor, made up for this document, and their language
 */
export function chatConfig(
  { host, channel, token }: NonNullable<PublicThirdParties['chat']>,
  { id, language }: { readonly id: string; readonly language: string },
): ChatConfig {
  return {
    host,
    channel_uuid: channel,
    token,
    client_data: {
      ...CLIENT_DEFAULTS,
      messages: [],
      client_id: id,
      client_phone: CLIENT_DEFAULTS.phone,
      client_avatar: '',
      client_display_name: CLIENT_DEFAULTS.name,
      client_email: '',
      client_language: language,
    },
  };
}
