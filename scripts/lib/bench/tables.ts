import { isMet, type Goal, type Measurement, type Section, type Table, type Unit } from './measurement.ts';

const UNITS: Readonly<Record<Unit, { readonly digits: number; readonly after: string }>> = {
  perSecond: { digits: 0, after: '/s' },
  ms: { digits: 1, after: ' ms' },
  s: { digits: 1, after: ' s' },
  µs: { digits: 1, after: ' µs' },
  kB: { digits: 1, after: ' kB' },
  MB: { digits: 0, after: ' MB' },
  files: { digits: 0, after: '' },
  points: { digits: 0, after: '' },
  pages: { digits: 0, after: '' },
  times: { digits: 2, after: ' ×' },
};

const NOTHING = '–';

/** @returns the figure as it is read, rounded and with its unit */
export function writeFigure(figure: number | undefined, unit: Unit): string {
  if (figure === undefined || Number.isNaN(figure)) return NOTHING;
  const { digits: most, after } = UNITS[unit];
  // What is small is told finer: a bound of 1 ms says nothing to a figure of one digit.
  const digits = most === 1 && Math.abs(figure) < 10 ? 2 : most;
  const rounded = figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return rounded + after;
}

function writeGoal(goal: Goal | undefined, unit: Unit): string {
  if (!goal) return '';
  const write = (bound: number) =>
    goal.of === 'ratio' ? `${bound.toFixed(2)} × floor` : writeFigure(bound, unit).replace(/\.0+(?=\D|$)/, '');
  const { atLeast, atMost } = goal;
  return [atLeast === undefined ? '' : `≥ ${write(atLeast)}`, atMost === undefined ? '' : `≤ ${write(atMost)}`]
    .filter(Boolean)
    .join(', ');
}

/** Three digits: at two, a goal that is missed by little would read as one that is met. */
const writeRatio = (ratio: number | undefined) =>
  ratio === undefined ? '' : Number.isNaN(ratio) ? NOTHING : ratio.toFixed(3);

const MET = new Map<boolean | undefined, string>([
  [true, 'met'],
  [false, 'MISSED'],
]);

const HEAD = ['what', 'goal', 'measured', 'floor', 'ratio', ''] as const;

/** @returns one line for each figure: what, goal, figure, the floor's, ratio, and whether the goal is met */
export function tableOf(measurements: readonly Measurement[]): Table {
  return {
    head: HEAD,
    rows: measurements.map((measurement) => {
      const { what, unit, figure, floor, ratio, goal, note } = measurement;
      const measured = writeFigure(figure, unit) + (note === undefined ? '' : ` (${note})`);
      const ownFloor = floor === undefined ? '' : writeFigure(floor, unit);
      return [what, writeGoal(goal, unit), measured, ownFloor, writeRatio(ratio), MET.get(isMet(measurement)) ?? ''];
    }),
  };
}

/** @returns the table in columns, for a terminal */
export function writeColumns({ head, rows }: Table): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  const write = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(write)].join('\n');
}

/** @returns the table in Markdown; what is missed stands out */
export function writeMarkdown({ head, rows }: Table): string {
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/^MISSED$/, '**missed**')).join(' | ')} |`;
  return [write(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(write)].join('\n');
}

/** @returns in words how many goals of a run are met, and which are missed */
export function sumUp(sections: readonly Section[]): string {
  const judged = sections.flatMap(({ title, measurements }) =>
    measurements.flatMap((measurement) => {
      const met = isMet(measurement);
      return met === undefined ? [] : [{ met, name: `${title}: ${measurement.what}` }];
    }),
  );
  const missed = judged.filter(({ met }) => !met);
  const first = `${String(judged.length - missed.length)} of ${String(judged.length)} goals met`;
  return missed.length === 0 ? first : [`${first}. Missed:`, ...missed.map(({ name }) => `  ${name}`)].join('\n');
}
