import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forms } from '#src/forms/data/forms.ts';
import { pdf } from '#tests/support/documents.ts';
import { FORM_PAGES, goodValues } from '#tests/support/formCases.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';

const MB = 1024 * 1024;

function residentMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const AT_ONCE = 36;
/** Enough for what the others have left behind to be seen: V8 takes as much room for them. */
const AFTERWARDS = 12;

/**
 * What so many uploads add at most, in MB. Were their files kept until they are whole, it would be 324, and more. What V8 has not
 * cleared away yet of what went through is about a hundred on a slow machine, of twelve of them as of thirty-six.
 */
const HELD = 162;

let site: RunningSite;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'memory-'));
  site = await startSite({ DATA_DIR: dataDirectory, FORM_RATE_LIMIT: '0', FORM_MIN_SECONDS: '0' });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDirectory, { recursive: true });
});

test('applications of 9 MB that stream in at once are held in no memory, neither then nor later', async () => {
  const token = await ask(site.port, '/api/forms/token', { headers: { Host: 'localhost' } });
  // The search takes the content in some time after a start, or now: not while memory is measured.
  await ask(site.port, '/api/search?q=call&lang=en', { headers: { Host: 'localhost' } });
  const texts = Object.entries(goodValues(forms.career)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { token: value } = JSON.parse(token.body) as { token: string };
  const fields = [...texts, ['page', FORM_PAGES.career.path], ['token', value]] as const;
  const files = [{ field: 'cv_file', name: 'cv.pdf', content: pdf(9 * MB) }];
  const body = multipart({ fields, files });
  const applications = async (count: number) => {
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMemory(site.process.pid));
    }, 5);
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        sendPost(
          site.port,
          { path: '/api/forms/career', headers: { Host: 'localhost' }, body },
          { drip: { bytes: MB, pause: 20 } },
        ),
      ),
    );
    clearInterval(sampling);
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201));
    return Math.round(peak / MB);
  };
  // The first ones bring their code along, which V8 compiles as it is used.
  for (let warming = 0; warming < 3; warming += 1) await applications(1);
  const [one, many, again] = [await applications(1), await applications(AT_ONCE), await applications(AFTERWARDS)];
  console.info(`one: ${String(one)} MB, many: ${String(many)} MB, again: ${String(again)} MB`);
  expect(one).toBeGreaterThan(60);
  expect(many - one).toBeLessThan(HELD);
  expect(again - one).toBeLessThan(HELD);
});
