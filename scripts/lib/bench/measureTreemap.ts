import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readContentPages } from '../../../webpack/contentPages.ts';
import { weighVisits } from '../../../webpack/firstVisits.ts';
import type { Part } from './part.ts';
import { shareOut } from './shares.ts';
import { writeFigure } from './tables.ts';

/** Beside what every page loads, the first visits of these are told apart. */
const TEMPLATES = ['home', 'product', 'pricing'];

/** What takes less than this of every visit is told together, in bytes. */
const LEAST = 200;

interface Bundled {
  readonly folder: string;
  readonly shell: readonly string[];
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** What each kilobyte of JavaScript of a first visit is for. */
export const treemapPart: Part = {
  name: 'treemap',
  title: 'What each kilobyte is for',
  async measure({ tell }) {
    tell('the client is bundled with maps');
    const bundled = await bundle();
    const sharesOf = rememberShares(bundled.folder);
    const pages = await readContentPages(process.cwd());
    const built = {
      shell: bundled.shell,
      of: (chunk: string) => bundled.chunks[chunk] ?? [],
      joined: new Map<string, string>(),
    };
    // The heaviest page is chosen by its characters here: which page that is, and not what it weighs, is asked for.
    const sizes = new Map<string, number>();
    for (const file of [...bundled.shell, ...Object.values(bundled.chunks).flat()])
      sizes.set(file, (await readFile(path.join(bundled.folder, file))).byteLength);
    const loads = weighVisits(pages, { ...built, sizeOf: (file) => sizes.get(file) ?? 0 }).filter(
      ({ kind, name }) => kind === 'scripts' && ['shell', ...TEMPLATES].includes(name),
    );
    const columns = await Promise.all(
      loads.map(async ({ name, path: place, files }) => ({
        name: place === undefined ? 'every page' : `${name} (${place})`,
        shares: addUp(await Promise.all(files.map(sharesOf))),
      })),
    );
    return { about: ABOUT, measurements: [], table: tableOf(columns) };
  },
};

const ABOUT =
  'The JavaScript of a first visit by package and folder, in kB of brotli. Maps say whose each character of the minimized files is; a file is divided in the proportion of what each owner’s characters take compressed alone, so the shares add up to the file.';

async function bundle(): Promise<Bundled> {
  const script = path.join(import.meta.dirname, 'bundleMapped.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Bundled;
}

function rememberShares(folder: string) {
  const known = new Map<string, Promise<Map<string, number>>>();
  const read = async (file: string) => {
    const [code, map] = await Promise.all(
      [file, `${file}.map`].map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    return shareOut(code ?? '', map ?? '');
  };
  return (file: string) => {
    const shares = known.get(file) ?? read(file);
    known.set(file, shares);
    return shares;
  };
}

/** @returns the bytes of each owner over all files */
export function addUp(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const shares of all) for (const [owner, bytes] of shares) sums.set(owner, (sums.get(owner) ?? 0) + bytes);
  return sums;
}

interface Column {
  readonly name: string;
  readonly shares: ReadonlyMap<string, number>;
}

/** @returns a line for each owner, the heaviest first, and one for all the small ones together */
export function tableOf(columns: readonly Column[]) {
  const owners = [...new Set(columns.flatMap(({ shares }) => [...shares.keys()]))];
  const most = (owner: string) => Math.max(...columns.map(({ shares }) => shares.get(owner) ?? 0));
  const told = owners.filter((owner) => most(owner) >= LEAST).sort((a, b) => most(b) - most(a));
  const small = owners.filter((owner) => most(owner) < LEAST);
  const row = (name: string, members: readonly string[]) => [
    name,
    ...columns.map(({ shares }) =>
      writeFigure(members.reduce((sum, owner) => sum + (shares.get(owner) ?? 0), 0) / 1000, 'kB'),
    ),
  ];
  return {
    head: ['of', ...columns.map(({ name }) => name)],
    rows: [
      row('all', owners),
      ...told.map((owner) => row(owner, [owner])),
      row(`${String(small.length)} smaller`, small),
    ],
  };
}
