import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's own data folder, and in it what a site that happens to run renews all the time. */
const DATA = path.join(process.cwd(), 'var');
const RENEWED = path.join('leads', 'incoming');

function listData(): readonly string[] {
  try {
    return readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith(RENEWED));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Remembers what is in the repository's `var`.
 *
 * @returns throws when something has come since: a later start with `FORMS_ORIGIN` would deliver the leads of tests
 */
export function watchData(): () => void {
  const before = new Set(listData());
  return function expectUntouched() {
    const added = listData().filter((name) => !before.has(name));
    if (added.length > 0) throw new Error(`A test has written to var (DATA_DIR was not set): ${added.join(', ')}`);
  };
}
