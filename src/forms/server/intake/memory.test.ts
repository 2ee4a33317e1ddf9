import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pdf } from '#tests/support/documents.ts';
import { PERSON } from '#tests/support/formServer.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';

const MB = 1024 * 1024;

test('twelve uploads of 9 MB at once stream through less than 200 MB of resident memory', async () => {
  // With little room for what is young, what counts is what is held, and not when V8 clears away what has gone through.
  const child = fork(path.resolve('tests/support/formProcess.ts'), {
    execArgv: ['--no-warnings', '--max-semi-space-size=2'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const content = pdf(9 * MB);
  const bodies = Array.from({ length: 12 }, (_, index) =>
    multipart({ fields: [...PERSON, ['message', String(index)]], files: [{ field: 'cv', name: 'cv.pdf', content }] }),
  );
  const answers = await Promise.all(bodies.map((body) => sendPost(port, { body }, { drip: { bytes: MB, pause: 20 } })));
  child.send('report');
  const [{ peak, leads }] = (await once(child, 'message')) as [{ peak: number; leads: number }];
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(leads).toBe(12);
  expect(peak / MB).toBeLessThan(200);
});
