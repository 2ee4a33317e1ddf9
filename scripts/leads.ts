/** `npm run leads -- list|export|retry`: what is kept of visitors' forms. In the image: `node dist/leads.js`. */
import path from 'node:path';
import pino from 'pino';
import { dataDirectory, EnvError, readEnv } from '#config/env.ts';
import { spoolDirectory } from '#src/forms/server/keeping/leads.ts';
import { LeadsCommandError, runLeadsCommand } from '#src/forms/server/operators/leadsCommand.ts';
import { createQueueAdmin } from '#src/forms/server/keeping/redis/queueAdmin.ts';
import { createSpoolAdmin } from '#src/forms/server/keeping/disk/spoolAdmin.ts';

/** The repository, or the image: the script is in `scripts` of one, its bundle in `dist` of either. */
const root = path.resolve(import.meta.dirname, '..');

async function main() {
  const env = readEnv(process.env);
  const logger = pino({ level: 'silent' });
  // What was on the disk before Redis took its place is listed too.
  const admins = [createSpoolAdmin(spoolDirectory(dataDirectory(env, root)))];
  if (env.REDIS_URL !== undefined) admins.push(await createQueueAdmin(env.REDIS_URL, logger));
  try {
    await runLeadsCommand(process.argv.slice(2), { admins, print: (line) => console.log(line) });
  } finally {
    await Promise.all(admins.map((admin) => admin.close()));
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof LeadsCommandError || error instanceof EnvError;
  console.error(isExpected || !(error instanceof Error) ? String(error).replace(/^\w*Error: /, '') : error.message);
  process.exitCode = 1;
});
