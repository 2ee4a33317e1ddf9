import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { forms } from '#src/forms/data/forms.ts';
import { goodValues } from '#tests/support/formCases.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';
import { startSite } from '#tests/support/startSite.ts';
import { watchData } from '#tests/support/untouchedData.ts';

test('what is sent to a site under test stays in a folder of its own, which goes with it', async () => {
  const expectUntouched = watchData();
  const site = await startSite({ SHUTDOWN_GRACE_MS: '500', FORM_MIN_SECONDS: '0' });
  const fields = Object.entries(goodValues(forms.newsletter)).map(([name, value]) => [name, value as string] as const);
  const { status } = await sendPost(site.port, { path: '/api/forms/newsletter', body: multipart({ fields }) });
  expect([status, globSync(`${site.dataDirectory}/leads/pending/*/lead.json`)]).toEqual([201, [expect.any(String)]]);
  const listed = execFileSync(process.execPath, [path.resolve('dist/leads.js'), 'list'], {
    // Below no other folder is it the same.
    env: { DATA_DIR: path.relative(process.cwd(), site.dataDirectory) },
    cwd: path.join(process.cwd(), 'dist'),
    encoding: 'utf8',
  });
  expect(listed).toContain('newsletter');
  await site.stop();
  expect(existsSync(site.dataDirectory)).toBe(false);
  expectUntouched();
});
