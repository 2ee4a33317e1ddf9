import { downloadsServer } from '#src/blocks/downloads/server.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import { fillBlocks } from '#src/server/pages/fillBlocks.ts';

const block = { type: 'downloads', id: 'files', items: [{ href: '/files/a.csv' }, { href: '/files/gone.csv' }] };

test('files have their sizes, and one that does not exist is not offered', () => {
  const snapshot = { ...NO_CONTENT, files: new Map([['/files/a.csv', 7]]) };
  const content = { snapshot, language: 'en', params: {} } as const;
  expect(fillBlocks([block], { downloads: downloadsServer }, { content })).toEqual([
    { type: 'downloads', id: 'files', items: [{ href: '/files/a.csv', bytes: 7 }] },
  ]);
});
