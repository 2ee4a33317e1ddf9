import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tells who fills in a form faster than people can. */
export interface TimeTrap {
  /** A token for a form that the visitor begins to fill in. */
  issue(): string;
  /** @returns whether a form came too soon after its token. Without a good token nobody can tell, and nobody is suspected */
  isTooFast(token: string | undefined): boolean;
}

interface TimeTrapOptions {
  /** The same for all replicas, as a token may come back to another one; without it, one of this process. */
  readonly key?: Buffer;
  /** `FORM_MIN_SECONDS`; 0 turns the trap off. */
  readonly seconds: number;
  /** In ms. */
  readonly now?: () => number;
}

const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

/**
 * Pages are cached, so the time is not in the page: the browser asks for it. Without JavaScript there is no token, and the
 * honeypot and the rate limit stand alone.
 */
export function createTimeTrap({ key = randomBytes(32), seconds, now = Date.now }: TimeTrapOptions): TimeTrap {
  const sign = (issued: string) => createHmac('sha256', key).update(issued).digest();
  return {
    issue() {
      const issued = now().toString(36);
      return `${issued}.${sign(issued).toString('base64url')}`;
    },
    isTooFast(token) {
      const [, issued, signature] = TOKEN.exec(token ?? '') ?? [];
      if (seconds === 0 || issued === undefined || signature === undefined) return false;
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(issued);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      // A token of a time to come is of a clock that was put back since: of it nobody can tell, too.
      return Math.abs(now() - Number.parseInt(issued, 36)) < seconds * 1000;
    },
  };
}
