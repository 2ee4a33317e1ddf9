import { createHash } from 'node:crypto';
import type { Page } from '#src/shared/page/page.ts';

/** A page that is the same for everybody, complete. */
export interface PageSource {
  readonly body: Buffer;
  readonly etag: string;
  /** Complete: a hit is answered with them and nothing else. */
  readonly headers: Readonly<Record<string, string>>;
  /** Made of an old answer, because a new one was late: it is kept, and made anew for the next who asks. */
  readonly isProvisional?: boolean;
  /** When what it says is no longer true, an ISO moment: it is not kept beyond that. */
  readonly changesAt?: string | undefined;
  /** What it is dropped by: those of the content store, and those of the prices. */
  readonly tags: readonly string[];
}

/** A page that is being made for everybody. */
export interface MadePage {
  /** As it was found: what streams to those who cannot wait for its late parts. */
  readonly page: Page;
  /** Rejects when a part of it cannot be rendered; always settles. */
  readonly whole: Promise<PageSource>;
}

/** @returns the page with the tag of its bytes */
export function createPageSource(made: Omit<PageSource, 'etag'>): PageSource {
  return { ...made, etag: `W/"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"` };
}
