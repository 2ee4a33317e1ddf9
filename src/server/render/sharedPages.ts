/** What the maker of a page knew when it began. */
export interface Knowledge {
  /** The last purge that it had heard of. */
  readonly purge: string;
  /** Stands for the rates that it had. */
  readonly rates: string;
}

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
  readonly since: Knowledge;
}

/**
 * The pages that replicas share. Nothing here ever fails a request: what cannot be had is not there, what cannot be kept is
 * not kept.
 */
export interface SharedPages {
  /** @returns the page that some replica has kept, of the rates that are known here, and that no purge has dropped since */
  recall(this: void, id: string): Promise<SharedPage | undefined>;
  /** Keeps a page for all replicas, unless one has kept a later one; a purge that came after `since` drops it. */
  keep(this: void, id: string, page: SharedPage): void;
  /** Makes the same page smaller, where it is kept: what others have kept since, or dropped, stays so. */
  improve(this: void, id: string, page: SharedPage): void;
  /** Drops a page that is gone, for all replicas. */
  forget(this: void, id: string): void;
  /** @returns what is known at this moment; undefined while purges have not been heard of, and nothing can be kept */
  knowledge(this: void): Knowledge | undefined;
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
  knowledge: () => undefined,
  purge: () => undefined,
  onPurge: () => undefined,
  close: () => undefined,
};
