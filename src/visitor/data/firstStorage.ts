// Browser only. What the first script keeps: it needs no consent to that, and so none of what reads one.

interface FirstEntry {
  readonly key: string;
  readonly place: 'local' | 'session';
}

/** The lines of `KEPT_ENTRIES` that the first script reads and writes; the site cannot do without them. */
export const FIRST_ENTRIES = {
  scroll: { key: 'scroll', place: 'session' },
  chunkReload: { key: 'chunk_reload', place: 'session' },
  outboxMark: { key: 'form_outbox', place: 'local' },
} as const satisfies Record<string, FirstEntry>;

type FirstName = keyof typeof FIRST_ENTRIES;

/**
 * A browser may refuse its storage as a whole: then nothing is kept, and the page works as on a first visit. Some say so when they
 * are asked for it, others when it is read, and the web view of an app has nothing in its place unless the app wants it.
 */
export function storageAt(place: string): Storage | undefined {
  try {
    const storage = place === 'session' ? window.sessionStorage : window.localStorage;
    void storage.length;
    return storage;
  } catch {
    return undefined;
  }
}

/** @returns what is kept under the name */
export const readFirst = (name: FirstName): string | null =>
  storageAt(FIRST_ENTRIES[name].place)?.getItem(FIRST_ENTRIES[name].key) ?? null;

/** @returns whether it is kept: not where the browser has no room or keeps nothing */
export const writeFirst = (name: FirstName, value: string): boolean =>
  writeText(storageAt(FIRST_ENTRIES[name].place), FIRST_ENTRIES[name].key, value);

/** Removes it. */
export const forgetFirst = (name: FirstName): void =>
  storageAt(FIRST_ENTRIES[name].place)?.removeItem(FIRST_ENTRIES[name].key);

/** @returns whether the text is kept */
export function writeText(storage: Storage | undefined, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value);
    return storage !== undefined;
  } catch {
    return false;
  }
}
