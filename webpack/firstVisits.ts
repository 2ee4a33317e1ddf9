import { stylesKey } from '#src/app/joinedStyles.ts';
import type { PageChunks } from '#src/app/pageChunks.ts';
import { ownStyles } from './joinStyles.ts';

/** What a first visit loads that a budget bounds. */
const KINDS = ['scripts', 'styles'] as const;
type Kind = (typeof KINDS)[number];

/** Bounds in bytes of brotli: of what every page loads, and of the heaviest page of each template, that included. */
export interface Budgets {
  /** Of the document of any page. The build renders none: `tests/pages.e2e.test.ts` weighs them. */
  readonly html: number;
  readonly shell: Readonly<Record<Kind, number>>;
  readonly templates: Readonly<Record<string, Readonly<Record<Kind, number>>>>;
}

/** A page of the content, as far as its files hang on it. */
export interface ContentPage {
  readonly path: string;
  readonly template: string;
  readonly chunks: PageChunks;
}

/** The files of a build. */
export interface BuiltFiles {
  /** Of the entry, which every page loads. */
  readonly shell: readonly string[];
  /** Of a chunk, by its name. */
  of(this: void, chunk: string): readonly string[];
  /** The file that joins a set of style files, by its `stylesKey`. */
  readonly joined: ReadonlyMap<string, string>;
  /** Bytes of brotli. */
  sizeOf(this: void, file: string): number;
}

/** What the first visit of a page loads of one kind. */
export interface Load {
  readonly kind: Kind;
  /** `shell`, or the name of a template. */
  readonly name: string;
  /** The page that loads so much; of the shell every one. */
  readonly path: string | undefined;
  readonly files: readonly string[];
  readonly bytes: number;
}

const ENDS: Readonly<Record<Kind, string>> = { scripts: '.js', styles: '.css' };

/** @returns the files that the first visit of a page loads, each once: scripts of what runs by itself, styles of all that is shown */
function filesOf(page: PageChunks, kind: Kind, built: BuiltFiles): string[] {
  const scripts = page.hydrated.flatMap((chunk) => built.of(chunk));
  const files = [...built.shell, ...(kind === 'styles' ? joinedStyles(page, built) : scripts)];
  return [...new Set(files)].filter((file) => file.endsWith(ENDS[kind]));
}

function joinedStyles(page: PageChunks, built: BuiltFiles): readonly string[] {
  const own = ownStyles(page, built);
  const joined = built.joined.get(stylesKey(own));
  return joined === undefined ? own : [joined];
}

/**
 * @param pages all pages of the content
 * @returns what every page loads, and of each template and kind what its heaviest page loads
 */
export function weighVisits(pages: readonly ContentPage[], built: BuiltFiles): Load[] {
  const weigh = (name: string, path: string | undefined, chunks: PageChunks): Load[] =>
    KINDS.map((kind) => {
      const files = filesOf(chunks, kind, built);
      return { kind, name, path, files, bytes: files.reduce((sum, file) => sum + built.sizeOf(file), 0) };
    });
  const heaviest = new Map<string, Load>();
  for (const { template, path, chunks } of pages) {
    for (const load of weigh(template, path, chunks)) {
      const key = `${template} ${load.kind}`;
      if (load.bytes > (heaviest.get(key)?.bytes ?? -1)) heaviest.set(key, load);
    }
  }
  const ofTemplates = [...heaviest.values()].sort((a, b) => a.name.localeCompare(b.name));
  return [...weigh('shell', undefined, { hydrated: [], whenUsed: [], staticOnly: [] }), ...ofTemplates];
}

/** How many files are named when a budget is passed. */
const NAMED = 5;

const count = (bytes: number) => bytes.toLocaleString('en');

/** @returns a sentence for each budget that is passed, missing, or of a template that no page has */
export function judgeLoads(loads: readonly Load[], budgets: Budgets, sizeOf: BuiltFiles['sizeOf']): string[] {
  const unknown = Object.keys(budgets.templates).filter((template) => !loads.some(({ name }) => name === template));
  return [
    ...loads.flatMap((load) => judge(load, budgets, sizeOf)),
    ...unknown.map((template) => `webpack/budgets.json has a budget for the template ${template}, which no page has.`),
  ];
}

function judge({ kind, name, path, files, bytes }: Load, budgets: Budgets, sizeOf: BuiltFiles['sizeOf']): string[] {
  const subject = path === undefined ? 'Every page' : `The first visit of the template ${name} (${path})`;
  const budget = (path === undefined ? budgets.shell : budgets.templates[name])?.[kind];
  const loaded = `${subject} loads ${count(bytes)} bytes of ${kind}`;
  if (budget === undefined) return [`${loaded}, and webpack/budgets.json has no budget for them.`];
  if (bytes <= budget) return [];
  const named = files
    .map((file) => ({ file, size: sizeOf(file) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, NAMED)
    .map(({ file, size }) => `${file} ${count(size)}`);
  return [
    `${loaded}, ${count(bytes - budget)} more than its budget of ${count(budget)} in webpack/budgets.json. The heaviest files: ${named.join(', ')}.`,
  ];
}
