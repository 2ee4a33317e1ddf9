import { readFileSync } from 'node:fs';
import { listNamedFiles } from '#scripts/lib/sweep/listNamedFiles.ts';
import { builtChunk } from '#tests/support/builtChunks.ts';

test('the chunks that the first script of the build can ask for are known to a sweep', () => {
  const bytes = readFileSync(`dist/client/${builtChunk('begin')}`);
  const files = listNamedFiles({ bytes }, 'script');
  for (const name of ['visitor', 'scenes', 'block-audio'])
    expect(files).toContainEqual({ href: builtChunk(name), kind: 'script' });
  expect(files).toContainEqual({ href: builtChunk('block-audio', '.css'), kind: 'style' });
});
