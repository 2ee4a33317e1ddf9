import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFrameColumns } from '@babel/code-frame';
import type { Problem } from './Problem.ts';

/** A place in a file, counted from 1. */
export interface Place {
  /** Absolute, or from the repository. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * @param root the repository
 * @param message one sentence
 * @param place where it is, if anybody knows
 * @returns the problem with the lines around its place; without them when the file cannot be read
 */
export function locateProblem(root: string, message: string, place?: Place): Problem {
  if (!place) return { message };
  const { line, column } = place;
  const absolute = path.resolve(root, place.file);
  return {
    message,
    file: path.relative(root, absolute),
    ...(line === undefined ? {} : { line, ...frameOf(absolute, line, column) }),
    ...(column === undefined ? {} : { column }),
  };
}

function frameOf(file: string, line: number, column?: number): Pick<Problem, 'frame'> {
  try {
    const start = { line, ...(column === undefined ? {} : { column }) };
    return { frame: codeFrameColumns(readFileSync(file, 'utf8'), { start }) };
  } catch {
    return {};
  }
}
