// Browser only. For the page that shows what is kept: it looks, whatever the visitor has agreed to.
import { withdrawConsent } from '#src/visitor/data/answerConsent.ts';
import { expireCookie, readCookies } from '#src/visitor/data/cookies.ts';
import { dropNow, isStorable } from '#src/visitor/data/dropNow.ts';
import { clearRecords, countRecords } from '#src/visitor/data/keptDatabase.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import { keysOf, matchingKeys } from '#src/visitor/data/keptKeys.ts';
import { storageOf } from '#src/visitor/data/visitorStorage.ts';

/** Something that is on the device. */
export interface KeptThing {
  readonly name: KeptName;
  readonly key: string;
  /** As it is stored; of a database how much is in it. */
  readonly value: string;
}

const NAMES = Object.keys(KEPT_ENTRIES) as KeptName[];

/** @returns all that this site keeps on the device now, in the order of the list */
export async function readKeptThings(): Promise<readonly KeptThing[]> {
  // What the browser does not open says nothing of what is kept beside it.
  const records = await countRecords().catch(() => 0);
  return NAMES.flatMap((name): KeptThing[] => {
    if (isStorable(name)) {
      return keysOf(name).map((key) => ({ name, key, value: storageOf(name)?.getItem(key) ?? '' }));
    }
    if (KEPT_ENTRIES[name].place === 'database') {
      return records > 0 ? [{ name, key: KEPT_ENTRIES[name].key, value: String(records) }] : [];
    }
    const cookies = readCookies();
    return matchingKeys(name, [...cookies.keys()]).map((key) => ({ name, key, value: cookies.get(key) ?? '' }));
  });
}

/**
 * Erases one thing. Without its answer the visitor is asked again; a message that waits goes with its mark. Of a text this
 * tab is told as the others are: somebody may have read it before.
 */
export async function eraseKept({ name, key }: Pick<KeptThing, 'name' | 'key'>): Promise<void> {
  if (name === 'outbox' || name === 'outboxMark') await eraseMessages();
  else if (name === 'consent') withdrawConsent();
  else if (!isStorable(name)) expireCookie(key);
  else {
    storageOf(name)?.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/**
 * Erases everything on the list, the visitor's answer last: what hears of it finds nothing else.
 *
 * @throws when the browser does not open its database: then the messages stay with their mark, and nothing else
 */
export async function eraseAllKept(): Promise<void> {
  try {
    await eraseMessages();
  } finally {
    for (const name of NAMES.filter((each) => each !== 'outboxMark')) dropNow(name);
    withdrawConsent();
  }
}

async function eraseMessages(): Promise<void> {
  await clearRecords();
  dropNow('outboxMark');
}
