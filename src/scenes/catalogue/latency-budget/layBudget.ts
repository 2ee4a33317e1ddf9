/** Of the drawing, in its own px: the ends are for the voices, and between them is a millisecond for each. */
export const MARGIN = 96;
/** The heights of the strip with both voices, and of a stage. */
export const HEIGHT = { strip: 72, stage: 34 } as const;

/** Between a voice and the pause. */
const BREATH = 12;
const PITCH = 8;
const LOUDEST = 27;
const TICK = { every: 20, tall: 100 } as const;

/** A stage in its place: where its bar begins, in ms since the caller's last sound. */
export interface LaidStage<Stage> {
  readonly stage: Stage;
  readonly from: number;
}

/**
 * @param stages in the order in which they follow each other
 * @returns each behind those before it, and what they come to
 */
export function layStages<Stage extends { readonly ms: number }>(
  stages: readonly Stage[],
): { readonly laid: readonly LaidStage<Stage>[]; readonly total: number } {
  const laid = stages.map((stage, index) => ({
    stage,
    from: stages.slice(0, index).reduce((sum, { ms }) => sum + ms, 0),
  }));
  return { laid, total: stages.reduce((sum, { ms }) => sum + ms, 0) };
}

/**
 * @param total what the stages come to, in ms
 * @returns the end of the caller's voice and the beginning of the answer's, as SVG paths
 */
export function layVoices(total: number): { readonly caller: string; readonly answer: string } {
  const moments = Array.from({ length: Math.floor((MARGIN - BREATH) / PITCH) }, (_, index) => (index + 0.5) * PITCH);
  const stroke = (x: number) => {
    const half = Math.round(4 + Math.abs(Math.sin(x * 0.9) * Math.cos(x * 0.31)) * LOUDEST);
    return `M${String(x)} ${String(HEIGHT.strip / 2 - half)}v${String(2 * half)}`;
  };
  return {
    caller: moments.map(stroke).join(''),
    answer: moments.map((x) => stroke(x + MARGIN + total + BREATH)).join(''),
  };
}

/** @returns the ticks of a ruler from 0 to the total, hanging from y = 0, as an SVG path */
export function layTicks(total: number): string {
  return Array.from({ length: Math.floor(total / TICK.every) + 1 }, (_, index) => {
    const ms = index * TICK.every;
    return `M${String(MARGIN + ms)} 0v${ms % TICK.tall === 0 || ms === total ? '12' : '6'}`;
  }).join('');
}
