import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { readableList } from '#src/server/http/readableList.ts';

/** Clients send a dozen different ones: what somebody invents pushes out what was invented before. */
const MOST_HEADERS = 128;
/** In characters. */
const LONGEST_HEADER = 100;

/**
 * @param known the encodings that there are, the best first, plain among them
 * @returns the function that says of an `Accept-Encoding` the best that the client takes; plain where it takes none
 */
export function createChooseEncoding<Encoding extends string>(
  known: readonly Encoding[],
): (accepted: string | undefined) => Encoding | 'identity' {
  const chosen = new LRUCache<string, Encoding | 'identity'>({ max: MOST_HEADERS });
  const choose = (header: string) => {
    const headers = { 'accept-encoding': readableList(header) };
    const accepted = new Negotiator({ headers }).encodings([...known]);
    return known.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  };
  return function chooseEncoding(header) {
    if (header === undefined) return 'identity';
    const remembered = chosen.get(header);
    if (remembered) return remembered;
    const encoding = choose(header);
    if (header.length <= LONGEST_HEADER) chosen.set(header, encoding);
    return encoding;
  };
}

/**
 * @param header `If-None-Match`
 * @param etag of what would be answered
 * @returns whether the client has it already: a weak comparison, as RFC 9110 wants it
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // To take thousands of other tags apart takes ten times as long as the answer.
  const own = bare(etag);
  return header.includes(own) && header.split(',').some((candidate) => bare(candidate) === own);
}
