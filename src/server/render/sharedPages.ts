/** A page as replicas share it: in the encoding that most ask for; the others are made of it. */
export interface SharedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly br: Buffer;
  readonly tags: readonly string[];
  /** By the clock of who has made it, in ms. */
  readonly madeAt: number;
  /** When what it says is no longer true, in ms. */
  readonly changesAt?: number | undefined;
  readonly isSmall: boolean;
  /** The last purge that was known when it began to be made. */
  readonly since: string;
}

/**
 * The pages that replicas share. Nothing here ever fails a request: what cannot be had is not there, what cannot be kept is
 * not kept.
 */
export interface SharedPages {
  /** @returns the page that some replica has kept, and that no purge has dropped since */
  recall(this: void, id: string): Promise<SharedPage | undefined>;
  /** Keeps a page for all replicas, unless one has kept a later one; a purge that came after `since` drops it. */
  keep(this: void, id: string, page: SharedPage): void;
  /** Makes the same page smaller, where it is kept: what others have kept since, or dropped, stays so. */
  improve(this: void, id: string, page: SharedPage): void;
  /** Drops a page that is gone, for all replicas. */
  forget(this: void, id: string): void;
  /** @returns the last purge that has been heard of; undefined while that is not known, and nothing can be kept */
  lastPurge(this: void): string | undefined;
  /** Drops the pages that carry one of the tags, for all replicas; `all` drops every page. */
  purge(this: void, tags: readonly string[]): void;
  /** @param listener is told what other replicas purge, in their order, also what they did while the connection was lost */
  onPurge(this: void, listener: (tags: readonly string[]) => void): void;
  close(this: void): void;
}

/** Without Redis a process is alone. */
export const noSharedPages: SharedPages = {
  recall: () => Promise.resolve(undefined),
  keep: () => undefined,
  improve: () => undefined,
  forget: () => undefined,
  lastPurge: () => undefined,
  purge: () => undefined,
  onPurge: () => undefined,
  close: () => undefined,
};
