import { execFileSync } from 'node:child_process';
import os from 'node:os';
import type { Run } from './benchmarksDocument.ts';

const GB = 1024 ** 3;

/** @returns where and when this runs, and of what */
export function describeRun(root: string): Run {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== '';
  const [cpu] = os.cpus();
  const cores = `${String(os.availableParallelism())} cores (${cpu?.model.trim() ?? 'unknown'})`;
  const memory = `${String(Math.round(os.totalmem() / GB))} GB`;
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : ''),
    machine: `${cores}, ${memory}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
  };
}
