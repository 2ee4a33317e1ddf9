import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { watchFolder } from '#src/content/files/watchFolder.ts';
import { createContentFolder } from '#tests/support/contentFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

test('a watch that is closed while it begins anew is closed', async () => {
  const folder = await createContentFolder({});
  const onEvent = jest.fn();
  const watching = await watchFolder(folder.directory, onEvent, fail);
  await folder.write('pages/a/en.yaml', 'x');
  await waitUntil(() => onEvent.mock.calls.length > 0);
  const restarted = watching.restart();
  await watching.close();
  await restarted;
  onEvent.mockClear();
  await folder.write('pages/b/en.yaml', 'x');
  await delay(300);
  expect(onEvent).not.toHaveBeenCalled();
  await folder.dispose();
});

test('a watch that begins anew twice at once is one, and closed as one', async () => {
  const folder = await createContentFolder({});
  const onEvent = jest.fn();
  const watching = await watchFolder(folder.directory, onEvent, fail);
  await Promise.all([watching.restart(), watching.restart()]);
  await folder.write('a.yaml', 'x');
  await waitUntil(() => onEvent.mock.calls.length > 0);
  await delay(300);
  expect(onEvent).toHaveBeenCalledTimes(1);
  await watching.close();
  await folder.write('b.yaml', 'x');
  await delay(300);
  expect(onEvent).toHaveBeenCalledTimes(1);
  await folder.dispose();
});

test('who gives it up while it begins does not wait for it', async () => {
  const folder = await createContentFolder({});
  const giveUp = new AbortController();
  const onEvent = jest.fn();
  const begun = watchFolder(folder.directory, onEvent, fail, { signal: giveUp.signal });
  giveUp.abort();
  await (await begun).close();
  await folder.write('pages/a/en.yaml', 'x');
  await delay(300);
  expect(onEvent).not.toHaveBeenCalled();
  await folder.dispose();
});

test('what is gone takes no room from what comes: an editor that saves by way of another file is followed for ever', async () => {
  const folder = await createContentFolder({});
  const onEvent = jest.fn();
  await folder.write('pages/a.yaml', 'x');
  const left = (await readdir(folder.directory, { recursive: true })).length + 1;
  const watching = await watchFolder(folder.directory, onEvent, fail, { most: left + 2 });
  for (const name of ['one', 'two', 'three', 'four']) {
    onEvent.mockClear();
    await folder.write(`pages/${name}/en.yaml`, 'x');
    await waitUntil(() => onEvent.mock.calls.some(([event]) => event === 'add'));
    await folder.remove(`pages/${name}`);
    await waitUntil(() => onEvent.mock.calls.some(([event]) => event === 'unlink'));
  }
  await watching.close();
  await folder.dispose();
});

const fail = (error: unknown) => {
  throw error;
};
