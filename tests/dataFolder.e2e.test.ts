import { existsSync, globSync } from 'node:fs';
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
  await site.stop();
  expect(existsSync(site.dataDirectory)).toBe(false);
  expectUntouched();
});
