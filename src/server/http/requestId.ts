import { randomBytes } from 'node:crypto';

/** 64 bits: two of the same are not to be expected in the time that logs are kept. */
const LENGTH = 16;
/** So many ids are drawn at once; each is then a piece of one text. */
const DRAWN = 512;

let drawn = '';
let next = 0;

/** @returns what tells a request from all others: random, so that it does not say how many there were */
export function createRequestId(): string {
  if (next >= drawn.length) {
    drawn = randomBytes((LENGTH / 2) * DRAWN).toString('hex');
    next = 0;
  }
  next += LENGTH;
  return drawn.slice(next - LENGTH, next);
}
