import { forgetConfirmed, propose, translatedText, type PoCatalog, type PoMessage } from '../../../webpack/proposal.ts';
import { similarity } from './similarity.ts';

/** An English text that was reworded, and the translation of its old wording. */
export interface Proposal {
  readonly from: string;
  readonly to: string;
  readonly translation: string;
}

/** What became of the translations of messages that are gone. */
interface CarriedOver {
  /** The catalog without the messages that are gone. */
  readonly catalog: PoCatalog;
  /** Kept for the message that came in the place of the old one. */
  readonly proposals: readonly Proposal[];
  /** Of messages in whose place nothing came. */
  readonly dropped: readonly Pick<Proposal, 'from' | 'translation'>[];
}

/** From 0 to 1; below it, two texts of one file have nothing to do with each other, and of two files even less. */
const ALIKE = { sameFile: 0.3, elsewhere: 0.6 };

interface Pair {
  readonly gone: string;
  readonly wanted: string;
  readonly score: number;
}

/**
 * Keeps the translations of reworded messages. An English text is the key of its translations, so to lingui a new wording
 * is one message gone and another one come; here the two are matched by their files and their words.
 *
 * @param merged a language's catalog as lingui merges it with the sources: what is gone is `obsolete`, what is new has no
 *   translation
 * @returns the catalog that is to be written. A text that came back word for word has its translation back; every other
 *   match is a proposal, which is not shown until a person has confirmed it
 */
export function carryOver(merged: PoCatalog): CarriedOver {
  const entries = Object.entries(merged);
  const gone = new Map(entries.filter(([, { obsolete, translation }]) => obsolete && translation));
  const present = entries.filter(([, { obsolete }]) => !obsolete);
  const wanted = new Map(present.filter(([, { translation }]) => !translation));
  const catalog = Object.fromEntries(present);
  const proposals: Proposal[] = [];
  for (const pair of matchPairs(gone, wanted)) {
    const from = gone.get(pair.gone);
    const to = wanted.get(pair.wanted);
    if (!from || !to) continue;
    gone.delete(pair.gone);
    wanted.delete(pair.wanted);
    catalog[pair.wanted] = adopt(to, from);
    if (!isSame(to, from)) proposals.push({ from: textOf(from), to: textOf(to), translation: from.translation ?? '' });
  }
  const dropped = [...gone.values()].map((message) => ({
    from: textOf(message),
    translation: message.translation ?? '',
  }));
  return { catalog: forgetConfirmed(catalog), proposals, dropped };
}

/** What the translation of a message was made from: the English text as it was when it was translated. */
const textOf = (message: PoMessage) => translatedText(message) ?? '';

const isSame = (to: PoMessage, from: PoMessage) =>
  to.message === textOf(from) && (to.context ?? '') === (from.context ?? '');

function adopt(to: PoMessage, from: PoMessage): PoMessage {
  return isSame(to, from) ? { ...to, translation: from.translation ?? '' } : propose(to, from);
}

/** The likeliest pair first: whoever is taken by it is not there for the others. */
function matchPairs(gone: ReadonlyMap<string, PoMessage>, wanted: ReadonlyMap<string, PoMessage>): Pair[] {
  const pairs = [...gone].flatMap(([goneId, from]) =>
    [...wanted].flatMap(([wantedId, to]): Pair[] => {
      const score = scoreOf(from, to, { gone, wanted });
      return score === undefined ? [] : [{ gone: goneId, wanted: wantedId, score }];
    }),
  );
  return pairs.sort((a, b) => b.score - a.score);
}

interface Candidates {
  readonly gone: ReadonlyMap<string, PoMessage>;
  readonly wanted: ReadonlyMap<string, PoMessage>;
}

function scoreOf(from: PoMessage, to: PoMessage, { gone, wanted }: Candidates): number | undefined {
  const words = Math.max(similarity(textOf(from), to.message ?? ''), similarity(from.message ?? '', to.message ?? ''));
  const shared = filesOf(from).find((file) => filesOf(to).includes(file));
  if (shared === undefined) return words >= ALIKE.elsewhere ? words : undefined;
  // One went and one came, in one file: a new wording, whatever it says.
  const alone = isAlone(gone, shared) && isAlone(wanted, shared);
  return alone || words >= ALIKE.sameFile ? words + 1 : undefined;
}

const filesOf = ({ origin = [] }: PoMessage): readonly string[] => origin.map(([file]) => file);

function isAlone(messages: ReadonlyMap<string, PoMessage>, file: string): boolean {
  return [...messages.values()].filter((message) => filesOf(message).includes(file)).length === 1;
}
