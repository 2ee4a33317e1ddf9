import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/**
 * @param known the encodings that there are, the best first, plain among them
 * @returns the best that the client takes; plain where it takes none
 */
export function chooseEncoding<Encoding extends string>(
  req: IncomingMessage,
  known: readonly Encoding[],
): Encoding | 'identity' {
  const accepted = new Negotiator(req).encodings([...known]);
  return known.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/**
 * @param header `If-None-Match`
 * @param etag of what would be answered
 * @returns whether the client has it already: a weak comparison, as RFC 9110 wants it
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((candidate) => bare(candidate) === bare(etag));
}
