import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import { CURRENCIES } from '#src/shared/currencies.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import { layStages } from '#src/scenes/catalogue/latency-budget/layBudget.ts';
import { containedShare } from '#src/scenes/catalogue/report/layWeeks.ts';
import { formatLength, formatMilliseconds, formatPercent } from '#src/scenes/parts/sceneFormats.ts';
import type { Stills } from './StillOf.ts';

/** Of a call in a campaign. */
const STATES = {
  talking: 'mint-500',
  machine: 'ink-300',
  callback: 'iris-400',
  optedOut: 'rose-500',
  noAnswer: 'amber-500',
} as const;
/** Of a stage of a pause, as on the page. */
const STAGES = {
  network: 'ink-500',
  wait: 'amber-500',
  hear: 'iris-400',
  think: 'iris-600',
  speak: 'mint-500',
} as const;

type ListScene = 'campaign' | 'invoice' | 'latency-budget' | 'number-shop' | 'report' | 'score-card' | 'wallboard';

/** Scenes that are lists with figures. */
export const listStills: Stills<ListScene> = {
  campaign: ({ campaign, dialed, reached, machines, list }, iso) => ({
    title: campaign,
    end: formatNumber(dialed, iso),
    body: {
      draw: 'rows',
      shares: [
        { share: reached, tone: 'mint-500' },
        { share: machines, tone: 'iris-400' },
        { share: dialed - reached - machines, tone: 'ink-200' },
      ],
      rows: list.map(({ name, state, note }) => ({
        label: name,
        detail: note,
        tone: STATES[state],
        isLit: state === 'talking',
      })),
    },
  }),
  invoice: ({ title, estimate, currency }, iso) => ({
    title,
    body: {
      draw: 'bill',
      lines: readEstimate(estimate).estimate.map((line) => describeLine(line, iso)),
      currency: signOf(currency, iso),
    },
  }),
  'latency-budget': ({ turn, stages }, iso) => {
    const rows = stages.toSorted((one, other) => other.ms - one.ms);
    return {
      title: turn,
      body: {
        draw: 'rows',
        figure: formatMilliseconds(layStages(stages).total, iso),
        shares: stages.map(({ kind, ms }) => ({ share: ms, tone: STAGES[kind] })),
        rows: rows.map(({ kind, label, ms }) => ({ label, value: formatMilliseconds(ms, iso), tone: STAGES[kind] })),
      },
    };
  },
  'number-shop': ({ query, countries, city, documents, number }, iso) => ({
    title: `${query}|`,
    body: {
      draw: 'rows',
      rows: [
        ...countries.slice(0, 2).map((country, index) => ({
          label: regionNames(iso).of(country.toUpperCase()) ?? country,
          icon: index === 0 ? 'map-pin' : 'world',
          ...(index === 0 ? { isLit: true, detail: city } : {}),
        })),
        ...documents.slice(0, 2).map((label) => ({ label, icon: 'file-text' })),
      ],
    },
    outcome: { text: number, icon: 'check' },
  }),
  report: ({ report, weeks, reasons }, iso) => {
    const last = weeks.at(-1) ?? { contained: 0, transferred: 0 };
    return {
      title: report,
      body: {
        draw: 'rows',
        figure: formatPercent(containedShare(last), iso),
        shares: [
          { share: last.contained, tone: 'mint-500' },
          { share: last.transferred, tone: 'iris-200' },
        ],
        rows: reasons.map((reason) => ({ label: reason.label, value: formatPercent(containedShare(reason), iso) })),
      },
    };
  },
  'score-card': ({ call, line, criteria }) => {
    const [points, all] = (['points', 'of'] as const).map((key) =>
      criteria.reduce((sum, one) => sum + one[key], 0),
    ) as [number, number];
    return {
      title: line,
      end: call,
      body: {
        draw: 'rows',
        figure: `${String(points)}/${String(all)}`,
        rows: criteria.map((one) => ({
          label: one.label,
          value: `${String(one.points)}/${String(one.of)}`,
          tone: one.points === one.of ? 'mint-500' : 'amber-500',
        })),
      },
    };
  },
  wallboard: ({ board, at, level, queues, rule }, iso) => ({
    title: board,
    end: at,
    body: {
      draw: 'rows',
      figure: formatPercent(level, iso),
      shares: [
        { share: level, tone: 'mint-500' },
        { share: 100 - level, tone: 'ink-200' },
      ],
      rows: queues.map(({ name, level: reached, isOver }) => ({
        label: name,
        value: formatPercent(reached, iso),
        isLit: isOver,
      })),
    },
    outcome: { text: rule.outcome, icon: 'users' },
  }),
};

/** What is used of something, without words: an icon says of what. */
function describeLine(line: EstimateLine, iso: string): { icon: string; quantity: string } {
  const calls = ({ calls, seconds }: { calls: number; seconds: number }) =>
    `${formatNumber(calls, iso)} × ${formatLength(seconds)}`;
  switch (line.kind) {
    case 'calls':
      return { icon: line.direction === 'from' ? 'phone-incoming' : 'phone-outgoing', quantity: calls(line) };
    case 'messages':
      return { icon: 'message', quantity: formatNumber(line.count, iso) };
    case 'numbers':
      return { icon: 'hash', quantity: formatNumber(line.count, iso) };
    case 'agents':
      return { icon: 'headset', quantity: formatNumber(line.count, iso) };
    case 'ai':
      return { icon: 'robot', quantity: calls(line) };
  }
}

function signOf(currency: keyof typeof CURRENCIES, iso: string): string {
  const format = new Intl.NumberFormat(iso, {
    style: 'currency',
    currency: CURRENCIES[currency],
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
