import { HEIGHT, layTicks, layVoices, MARGIN, type LaidStage } from '#src/scenes/catalogue/latency-budget/layBudget.ts';
import styles from '#src/scenes/catalogue/latency-budget/BudgetDrawing.module.css';
import type { LatencyBudgetScene } from '#src/scenes/catalogue/latency-budget/schema.ts';

type Stage = LaidStage<LatencyBudgetScene['stages'][number]>;

interface StripProps {
  readonly laid: readonly Stage[];
  /** What the stages come to, in ms. */
  readonly total: number;
}

/** What a stage leaves free at either end, so that two of them can be told apart: a short one, a part of itself. */
const seamOf = (ms: number) => Math.min(1, ms / 4);

/** The caller's last sound, the stages end to end, the answer's first sound, and the ruler below them. */
export function Strip({ laid, total }: StripProps) {
  const { caller, answer } = layVoices(total);
  const middle = HEIGHT.strip / 2;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${String(total + 2 * MARGIN)} ${String(HEIGHT.strip + 16)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.caller} d={caller} />
      {laid.map(({ stage, from }) => (
        <rect
          key={stage.label}
          data-kind={stage.kind}
          x={MARGIN + from + seamOf(stage.ms)}
          y={middle - 12}
          width={stage.ms - 2 * seamOf(stage.ms)}
          height="24"
          rx="4"
        />
      ))}
      <path className={styles.answer} d={answer} data-step={laid.length + 1} />
      <path className={styles.ruler} d={layTicks(total)} transform={`translate(0 ${String(HEIGHT.strip)})`} />
    </svg>
  );
}

interface BarProps {
  readonly laid: Stage;
  readonly total: number;
}

/** One stage, in its time. */
export function Bar({ laid: { stage, from }, total }: BarProps) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${String(total + 2 * MARGIN)} ${String(HEIGHT.stage)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.ruler}
        d={[0, total].map((ms) => `M${String(MARGIN + ms)} 0V${String(HEIGHT.stage)}`).join('')}
      />
      <rect data-kind={stage.kind} x={MARGIN + from} y="9" width={stage.ms} height="16" rx="4" />
    </svg>
  );
}
