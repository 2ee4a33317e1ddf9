import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query parameter that holds one. */
export const PREVIEW_PARAMETER = 'preview';

const TOKEN = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A page is the same in all its languages and on all its sites, so its path alone is signed. */
const signatureOf = (secret: string, path: string, seconds: string) =>
  createHmac('sha256', secret).update(`${seconds}\n${path}`).digest();

/**
 * @param secret `PREVIEW_SECRET`
 * @param path of the page, without locale prefix
 * @param until when the link ends
 * @returns what opens the page before it is public, and no other
 */
export function signPreview(secret: string, path: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signatureOf(secret, path, seconds).toString('base64url')}`;
}

/** @returns until when a token opens the page; undefined where it does not, or no longer */
export function readPreview(secret: string, path: string, token: string, now: Date): Date | undefined {
  const [, seconds = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, path, seconds);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const until = new Date(Number.parseInt(seconds, 36) * 1000);
  return now < until ? until : undefined;
}
