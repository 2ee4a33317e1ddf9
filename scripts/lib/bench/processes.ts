import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a process has taken of the processor so far, in ms; NaN where the system does not tell. */
interface ProcessorTime {
  readonly main: number;
  readonly all: number;
}

/** @returns what the first thread of a process has taken, and what all of them have */
export async function processorTimeOf(pid: number): Promise<ProcessorTime> {
  const tasks = `/proc/${String(pid)}/task`;
  if (!existsSync(tasks)) return { main: NaN, all: NaN };
  const times = await Promise.all(
    (await readdir(tasks)).map(async (thread) => {
      const [nanoseconds] = (await readFile(path.join(tasks, thread, 'schedstat'), 'utf8')).split(' ');
      return [thread, Number(nanoseconds) / 1e6] as const;
    }),
  );
  const byThread = new Map(times);
  return { main: byThread.get(String(pid)) ?? NaN, all: [...byThread.values()].reduce((sum, time) => sum + time, 0) };
}

/** @returns the memory of a process that is in the machine's, in MB; NaN where the system does not tell */
export async function residentMemoryOf(pid: number): Promise<number> {
  const status = `/proc/${String(pid)}/status`;
  if (!existsSync(status)) return NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(status, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
