import { EnvError, readEnv } from '#config/env.ts';
import { start } from '#src/server/start.ts';

/** Stands for all that the bundle is made of (webpack/server.mjs). */
declare const CODE_VERSION: string;

/** Boots: reads the configuration, starts, says where, and ends when told to. */
async function main() {
  const { ended } = await start(readEnv(process.env), { dist: __dirname, code: CODE_VERSION }, (port) =>
    console.log(`Listening on http://localhost:${String(port)}`),
  );
  // A thread that waits for a disk that is gone holds an orderly exit up for ever.
  if (!(await ended)) process.kill(process.pid, 'SIGKILL');
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError || !(error instanceof Error) ? String(error) : error.message);
  process.exit(1);
});
