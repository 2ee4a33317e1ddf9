import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ScriptProcess {
  /** @throws with all that Node says of an error, when the script fails to answer */
  ask<Answer>(question: unknown): Promise<Answer>;
  end(): Promise<void>;
}

type Reply = { readonly answer: unknown } | { readonly failure: string };

const REPLY = `
  const { inspect } = await import('node:util');
  process.on('message', async ({ question }) => {
    try {
      process.send({ answer: await answer(question) });
    } catch (error) {
      process.send({ failure: inspect(error) });
    }
  });`;

/**
 * Starts what loads only outside of Jest, once for all tests of a file: to load it costs more than most answers.
 *
 * @param script an ES module that declares `answer`, a function of a question
 */
export function startScript(script: string): ScriptProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script + REPLY], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The script ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  return {
    async ask<Answer>(question: unknown) {
      child.send({ question });
      const [reply] = (await Promise.race([once(child, 'message'), ended])) as [Reply];
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.answer as Answer;
    },
    async end() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}
