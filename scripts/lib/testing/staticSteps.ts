import type { Step } from './runSteps.ts';

/** A tool that looks at files: at all of them, or at those of the changed ones that are its business. */
interface FileTool {
  readonly name: string;
  readonly args: readonly string[];
  readonly all: readonly string[];
  readonly business: RegExp;
}

const CACHE = 'node_modules/.cache';

/** The longest first. */
const FILE_TOOLS: readonly FileTool[] = [
  {
    name: 'lint: code',
    // Of changed files there may be none that it does not ignore.
    args: ['node_modules/oxlint/bin/oxlint', '--no-error-on-unmatched-pattern'],
    all: ['.'],
    business: /\.([cm]?[jt]s|tsx)$/,
  },
  {
    name: 'import rules',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'],
    // It keeps one answer, and takes it again when nothing has changed: to keep that of a few files would lose that of all.
    all: [
      '--cache',
      `${CACHE}/dependency-cruiser`,
      '--cache-strategy',
      'content',
      'server.ts',
      'config',
      'src',
      'tests',
      'scripts',
    ],
    business: /^(server|config\/.*|src\/.*|tests\/.*|scripts\/.*)\.([cm]?[jt]s|tsx)$/,
  },
  {
    name: 'lint: styles',
    args: ['node_modules/stylelint/bin/stylelint.mjs'],
    all: ['src/**/*.css'],
    business: /^src\/.*\.css$/,
  },
  {
    name: 'lint: format',
    // Of changed files there may be none that it knows.
    args: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'],
    all: ['.'],
    business: /./,
  },
];

/** What hangs on all files at once; each takes a few seconds at most. */
const WHOLE: readonly Pick<FileTool, 'name' | 'args'>[] = [
  { name: 'messages', args: ['scripts/i18nCheck.mjs'] },
  // Steps share the cores already: threads of its own would find the types that all use once each.
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded'] },
  { name: 'types: browser', args: ['scripts/browserTypes.ts'] },
  { name: 'content', args: ['scripts/contentCheck.ts'] },
];

/**
 * @param node the Node to run them on
 * @param changed the files that were changed; all are checked when absent
 * @returns what is checked without running anything; a tool that has nothing to look at is left out
 */
export function staticSteps(node: string, changed?: readonly string[]): Step[] {
  const looking = FILE_TOOLS.flatMap(({ name, args, all, business }) => {
    const files = changed?.filter((file) => business.test(file)) ?? all;
    return files.length > 0 ? [{ name, args: [...args, ...files] }] : [];
  });
  return [...looking, ...WHOLE].map(({ name, args }) => ({ name, command: node, args }));
}
