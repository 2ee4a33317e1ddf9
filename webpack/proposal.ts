import type { CatalogType, MessageType } from '@lingui/conf';

/** What the PO format keeps beside a message. */
interface PoExtra extends Record<string, unknown> {
  readonly flags?: readonly string[];
  readonly translatorComments?: readonly string[];
}

/** A message of a PO catalog. */
export type PoMessage = MessageType<PoExtra>;
/** The messages of a PO file by their ids. */
export type PoCatalog = CatalogType<PoExtra>;

/** The flag by which every PO editor knows a translation that a person has to confirm. */
const FUZZY = 'fuzzy';

/** Begins the translator comment that holds the English text of which a proposal is the translation. */
const WAS = 'was: ';

/** @returns whether nobody has confirmed yet that the translation is one of the present English text */
export function isProposal(message: Pick<PoMessage, 'extra'>): boolean {
  return message.extra?.flags?.includes(FUZZY) ?? false;
}

/** @returns the translation that may be shown, or undefined: a proposal is none */
export function confirmedTranslation(message: Pick<PoMessage, 'extra' | 'translation'>): string | undefined {
  return isProposal(message) || message.translation === '' ? undefined : message.translation;
}

/** @returns the English text that a message's translation was made from */
export function translatedText(message: PoMessage): string | undefined {
  const kept = message.extra?.translatorComments?.find((comment) => comment.startsWith(WAS));
  return kept === undefined ? message.message : unquote(kept.slice(WAS.length));
}

/** @returns the message with the translation of another one, for a person to confirm */
export function propose(message: PoMessage, from: PoMessage): PoMessage {
  const was = translatedText(from) ?? '';
  const { flags = [], translatorComments = [] } = message.extra ?? {};
  return {
    ...message,
    ...(from.translation === undefined ? {} : { translation: from.translation }),
    extra: { flags: [...flags, FUZZY], translatorComments: [...translatorComments, WAS + JSON.stringify(was)] },
  };
}

/** @returns the catalog, in which a message that is no proposal any more does not say what it was made from */
export function forgetConfirmed(catalog: PoCatalog): PoCatalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => {
      const comments = message.extra?.translatorComments ?? [];
      const kept = comments.filter((comment) => !comment.startsWith(WAS));
      if (isProposal(message) || kept.length === comments.length) return [id, message];
      return [id, { ...message, extra: { ...message.extra, translatorComments: kept } }];
    }),
  );
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
