import type { ReportScene } from '#src/scenes/catalogue/report/schema.ts';

/** A week of the chart, in percent of its width and height. */
interface WeekColumn {
  readonly x: number;
  readonly width: number;
  readonly contained: number;
  readonly transferred: number;
}

/** How much of a week's place its column takes. */
const FILLED = 0.62;
/** Between the two parts of a column. */
const SEAM = 1;

/** @returns the columns, the highest of which fills the chart */
export function layWeeks(weeks: ReportScene['weeks']): WeekColumn[] {
  const place = 100 / weeks.length;
  const most = Math.max(...weeks.map(({ contained, transferred }) => contained + transferred), 1);
  return weeks.map(({ contained, transferred }, index) => ({
    x: (index + (1 - FILLED) / 2) * place,
    width: FILLED * place,
    contained: (contained * (100 - SEAM)) / most,
    transferred: (transferred * (100 - SEAM)) / most,
  }));
}

/** @returns how much of the calls the voicebot has settled, in whole percent */
export function containedShare({ contained, transferred }: ReportScene['weeks'][number]): number {
  return contained + transferred === 0 ? 0 : Math.round((contained * 100) / (contained + transferred));
}
