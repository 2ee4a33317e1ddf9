import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { linkPackages } from '#tests/support/linkPackages.ts';

/** What a command of the copy said, and how it ended. */
interface CommandResult {
  readonly code: number;
  /** What it printed, both streams. */
  readonly output: string;
}

/** The repository a second time, to try out what changes its files. Dependencies are those of the first. */
export interface RepositoryCopy {
  readonly root: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Replaces what stands there once. @throws when it does not, or twice */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Runs a file of the copy, or of its dependencies, with Node. Never throws. */
  run(file: string, ...args: readonly string[]): Promise<CommandResult>;
  /**
   * @param files the sources to check, with all that they import: the whole repository takes ten times as long
   * @returns the problems that the type checker finds, one a line
   */
  typeErrors(files: readonly string[]): Promise<string[]>;
  /** Takes all back that was written or edited. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Other tests have the other core: so many threads at once would find the same types once each. What did not change is kept, for
 * each choice of files by itself: of another choice the checker would bring up problems that are taken back.
 */
const typeOptions = (files: readonly string[]) => {
  const kept = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
  return ['--pretty', 'false', '--singleThreaded', '--incremental', '--tsBuildInfoFile', `.types.${kept}`];
};

/** What types and the editing commands need; no build, no pictures. */
const PARTS = [
  'config',
  'content',
  'locales',
  'scripts',
  'src',
  'tests',
  'webpack',
  'public/files',
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
  'server.ts',
  '.oxlintrc.json',
  'jest.config.mjs',
  '.oxfmtrc.json',
];

/** A file costs most by being there, and a quarter of the sources are tests, which no copy runs but those it is given. */
const isNoTest = (file: string) => !/\.test\.tsx?$/.test(file);

interface CopyOptions {
  /** Of the repository, as paths in it; tests are left out. */
  readonly parts?: readonly string[];
  /** Of these, the paths that are left out, with all that is in them. */
  readonly without?: readonly string[];
}

/** @param options what the copy is to hold */
export async function copyRepository({ parts = PARTS, without = [] }: CopyOptions = {}): Promise<RepositoryCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'repository-'));
  const leftOut = new Set(without.map((name) => path.join(ROOT, name)));
  const options = { recursive: true, filter: (file: string) => isNoTest(file) && !leftOut.has(file) };
  // One after another: to wait for each of thousands of files costs five times as much as to copy it.
  for (const part of parts) cpSync(path.join(ROOT, part), path.join(root, part), options);
  await linkPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFile(at(file), 'utf8');
  const written = new Set<string>();
  const write = async (file: string, text: string) => {
    written.add(file);
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  };
  const run = (file: string, ...args: readonly string[]) => runNode(root, [file, ...args]);
  return {
    root,
    read,
    write,
    async edit(file, from, to) {
      const parts = (await read(file)).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${String(parts.length - 1)} times: ${from}`);
      await write(file, parts.join(to));
    },
    run,
    async typeErrors(files) {
      const some = { extends: './tsconfig.json', include: ['src/types.d.ts', ...files], exclude: ['**/*.test.*'] };
      await write('tsconfig.some.json', JSON.stringify(some));
      const options = ['-p', 'tsconfig.some.json', ...typeOptions(files)];
      const { output } = await run('node_modules/@typescript/native/bin/tsc', ...options);
      return output.split('\n').filter((line) => line.includes('error TS'));
    },
    async restore() {
      for (const file of written) await takeBack(file, root);
      written.clear();
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function takeBack(file: string, root: string): Promise<void> {
  const original = path.join(ROOT, file);
  if (existsSync(original)) await cp(original, path.join(root, file));
  else await rm(path.join(root, file), { force: true });
}

function runNode(cwd: string, args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
