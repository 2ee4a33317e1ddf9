import { EnvError, readEnv } from '#config/env.ts';
import { start } from '#src/server/start.ts';

/** Boots: reads the configuration, starts, says where, and ends when told to. */
async function main() {
  const { ended } = await start(readEnv(process.env), __filename, (port) =>
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
