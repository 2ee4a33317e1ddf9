import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The small server of `leadSite.ts` as a process that can be killed, and lives again with the same options. */
export async function createMortalSite(options: Readonly<Record<string, unknown>>) {
  let child: ChildProcess;
  let port = 0;
  let errors = '';

  const live = async () => {
    child = fork(path.join(process.cwd(), 'tests/support/leadSite.ts'), [JSON.stringify(options)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const begun = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ port?: number } | null];
    if (!begun[0]?.port) throw new Error(`It did not start: ${errors}`);
    port = begun[0].port;
  };
  await live();

  return {
    errors: () => errors,
    /** Where it is to be found now; when it is dead, where it was. */
    origin: () => `http://127.0.0.1:${String(port)}`,
    /** No warning, no last words. */
    async kill(): Promise<void> {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    live,
  };
}

/** A site that may be killed at any moment of a test. */
export type MortalSite = Awaited<ReturnType<typeof createMortalSite>>;
