import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { giveConsent, onConsent } from '#src/visitor/data/answerConsent.ts';
import { putRecord, readRecords } from '#src/visitor/data/keptDatabase.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import { eraseAllKept, eraseKept, readKeptThings } from '#src/visitor/data/keptNow.ts';
import { keptWords } from '#src/visitor/words/keptWords.ts';

/** Everything on the list, and something of somebody else's. */
async function keepEverything() {
  giveConsent(['functional', 'analytics', 'marketing']);
  for (const { key, place } of Object.values(KEPT_ENTRIES)) {
    const name = key.replace('*', 'x');
    if (name === 'cookie') continue;
    if (place === 'local') localStorage.setItem(name, 'kept');
    if (place === 'session') sessionStorage.setItem(name, 'kept');
    if (place === 'cookie') document.cookie = `${name}=kept`;
  }
  await putRecord('form:1', {});
  localStorage.setItem('other', 'of another');
}

const names = async () => (await readKeptThings()).map(({ name }) => name);

afterEach(async () => {
  await eraseAllKept();
  localStorage.clear();
});

test('looking makes no database', async () => {
  expect(await names()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

test('shows all that is on the list, whatever was agreed to, and nothing else', async () => {
  await keepEverything();
  expect(await names()).toEqual(Object.keys(KEPT_ENTRIES));
  expect(await readKeptThings()).toContainEqual({ name: 'drafts', key: 'form_draft_x', value: 'kept' });
});

test.each(Object.keys(KEPT_ENTRIES) as KeptName[])('%s can be erased, and is described', async (name) => {
  await keepEverything();
  const [thing] = (await readKeptThings()).filter((each) => each.name === name);
  const told = jest.fn();
  const end = onConsent(told);
  await eraseKept(thing!);
  end();
  expect(await names()).not.toContain(name);
  // Without their answer the visitor is asked again.
  expect(told).toHaveBeenCalledTimes(name === 'consent' ? 1 : 0);
  expect(keptWords[name].purpose.id).toBeTruthy();
});

test('all of it can be erased at once: nothing is left but what is not ours, and the visitor is asked again', async () => {
  await keepEverything();
  const told = jest.fn();
  const end = onConsent(told);
  await eraseAllKept();
  end();
  expect(await names()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(told).toHaveBeenCalledWith({ accepted: ['necessary'], by: 'nobody' });
});

test('where the browser does not name its databases, messages that wait are shown, and erased, all the same', async () => {
  await keepEverything();
  const unnamed = jest.spyOn(indexedDB, 'databases').mockRejectedValue(new TypeError('not a function'));
  expect(await names()).toContain('outbox');
  await eraseAllKept();
  unnamed.mockRestore();
  expect(await readRecords()).toEqual([]);
});

test('a database that the browser does not open keeps nothing else from being shown, and erased', async () => {
  await keepEverything();
  const broken = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  expect(await names()).toEqual(Object.keys(KEPT_ENTRIES).filter((name) => name !== 'outbox'));
  await expect(eraseAllKept()).rejects.toThrow('closing');
  expect(await names()).toEqual(['outboxMark']);
  broken.mockRestore();
  expect(await names()).toEqual(['outboxMark', 'outbox']);
});

test('a refusal removes what third parties have kept under this site, cookies and texts', async () => {
  await keepEverything();
  giveConsent([]);
  expect(document.cookie).toBe('i18n_redirected=kept');
  expect(Object.keys(localStorage).sort()).toEqual(['cookie', 'form_outbox', 'other']);
});
