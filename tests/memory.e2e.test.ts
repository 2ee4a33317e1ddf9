import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forms } from '#src/shared/forms/forms.ts';
import { pdf } from '#tests/support/documents.ts';
import { FORM_PAGES, goodValues } from '#tests/support/formCases.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite } from '#tests/support/startSite.ts';

const MB = 1024 * 1024;

function residentMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

test('the whole site stays below 200 MB while twelve applications of 9 MB stream in at once', async () => {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'memory-'));
  const site = await startSite({ DATA_DIR: dataDirectory, FORM_RATE_LIMIT: '0', FORM_MIN_SECONDS: '0' });
  const token = await ask(site.port, '/api/forms/token', { headers: { Host: 'localhost' } });
  const texts = Object.entries(goodValues(forms.career)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { token: value } = JSON.parse(token.body) as { token: string };
  const fields = [...texts, ['page', FORM_PAGES.career.path], ['token', value]] as const;
  const files = [{ field: 'cv_file', name: 'cv.pdf', content: pdf(9 * MB) }];
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMemory(site.process.pid));
  }, 5);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      sendPost(
        site.port,
        { path: '/api/forms/career', headers: { Host: 'localhost' }, body: multipart({ fields, files }) },
        { drip: { bytes: MB, pause: 20 } },
      ),
    ),
  );
  clearInterval(sampling);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(Math.round(peak / MB)).toBeLessThan(200);
  expect(Math.round(peak / MB)).toBeGreaterThan(60);
  await site.stop();
  await rm(dataDirectory, { recursive: true });
}, 60_000);
