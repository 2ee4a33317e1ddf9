import { spawn } from 'node:child_process';
import os from 'node:os';

/** A command, under the name that the report gives it. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** How a step went; one that could not be started is not `ok` either. */
export interface EndedStep {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** All that it has printed. */
  readonly output: string;
}

/**
 * Runs commands side by side, as many as there are cores, begun in their order; one that fails stops no other.
 *
 * @param onEnd is told of each when it is over, so that what it has printed can be shown in one piece
 * @param slots how many run at once
 */
export async function runSteps(
  steps: readonly Step[],
  onEnd: (ended: EndedStep) => void,
  slots = os.availableParallelism(),
): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) onEnd(await runStep(step));
  };
  await Promise.all(Array.from({ length: slots }, work));
}

async function runStep({ name, command, args }: Step): Promise<EndedStep> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  // A pipe may part a letter, and each stream puts its own together again.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once('error', (error) => {
    output += `${error.message}\n`;
    resolve(false);
  });
  child.once('close', (code) => {
    resolve(code === 0);
  });
  return { name, ok: await promise, seconds: (performance.now() - start) / 1000, output };
}
