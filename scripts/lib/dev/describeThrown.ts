import path from 'node:path';
import { locateProblem, type Place } from './locateProblem.ts';
import type { Problem } from './Problem.ts';

/**
 * A frame of a stack that source maps have led back to the sources: `at Hero (/site/src/Hero.tsx:12:1)`. They are quick to
 * make because they know lines only.
 */
const FRAME = /^\s+at (?:.*\()?(\/.+|[A-Z]:\\.+):(\d+):\d+\)?$/;

/**
 * @param root the repository
 * @param thrown whatever the site has thrown
 * @returns it, with the first place of the stack that is ours
 */
export function describeThrown(root: string, thrown: unknown): Problem {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { cause } = thrown;
  // What the site has wrapped for its visitors says nothing of where it came from.
  if (cause instanceof Error) return describeThrown(root, cause);
  return locateProblem(root, `${thrown.name}: ${thrown.message}`, firstOwnPlace(root, thrown.stack ?? ''));
}

function firstOwnPlace(root: string, stack: string): Place | undefined {
  for (const text of stack.split('\n')) {
    const [, file, line] = FRAME.exec(text) ?? [];
    if (file === undefined || !isOwn(root, file)) continue;
    return { file, line: Number(line) };
  }
  return undefined;
}

function isOwn(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return !relative.startsWith('..') && !relative.includes('node_modules');
}
