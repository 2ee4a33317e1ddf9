import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a branch has changed: `npm test` can be told to run only the tests that it concerns. */
interface Changes {
  /** The commit where the present branch has left `main`. */
  readonly base: string;
  /** What has been changed since, with what is not committed and what is new. Deleted files are not among them. */
  readonly files: readonly string[];
}

/** A clone has a `main` of its own only where somebody has been on it. */
const MAINS = ['main', 'origin/main'];

/**
 * @param folder a git repository
 * @throws when it is none, or has no `main` from which the present branch has come
 */
export function findChanges(folder: string): Changes {
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return { ok: status === 0, text: stdout, problem: stderr };
  };
  const head = git('rev-parse', 'HEAD');
  if (!head.ok) throw new Error(`Nothing can be compared: ${head.problem}`);
  const left = MAINS.map((main) => git('merge-base', 'HEAD', main)).find(({ ok }) => ok);
  // With nothing to compare with, all would be unchanged, and all tests would pass.
  if (!left)
    throw new Error(`Nothing can be compared: no common commit with ${MAINS.join(' or ')}; fetch main, or test all`);
  const base = left.text.trim();
  const changed = git('diff', '--name-only', '-z', '--relative', base).text;
  const added = git('ls-files', '--others', '--exclude-standard', '-z').text;
  const files = new Set((changed + added).split('\0').filter((file) => file !== ''));
  return { base, files: [...files].filter((file) => existsSync(path.join(folder, file))).sort() };
}
