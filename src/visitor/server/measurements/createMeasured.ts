import type { Logger } from 'pino';
import { Counter, Histogram } from 'prom-client';
import { createRateLimit } from '#src/server/http/rateLimit.ts';
import { cleanMessage, VITALS, type Measurements, type Vital } from '#src/visitor/data/measurements.ts';

/** What visits have measured since the start of the process. */
export interface Measured {
  record(measurements: Measurements): void;
  /** For `/metrics`. */
  readonly metrics: readonly (Histogram | Counter)[];
}

interface Scale {
  readonly name: string;
  readonly help: string;
  /** In seconds, but of CLS. With the bounds of good and poor among them. */
  readonly buckets: readonly number[];
}

const SCALES: Readonly<Record<Vital, Scale>> = {
  LCP: {
    name: 'page_lcp_seconds',
    help: 'Largest contentful paint: when the main part of the page stood. Good up to 2.5 s.',
    buckets: [0.5, 1, 1.5, 2, 2.5, 4, 6, 10],
  },
  INP: {
    name: 'page_inp_seconds',
    help: 'Interaction to next paint: the slowest answer to a click, a touch or a key. Good up to 0.2 s.',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  },
  CLS: {
    name: 'page_cls',
    help: 'Cumulative layout shift: how much the page moved by itself, without a unit. Good up to 0.1.',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
  FCP: {
    name: 'page_fcp_seconds',
    help: 'First contentful paint. Good up to 1.8 s.',
    buckets: [0.25, 0.5, 1, 1.8, 3, 5],
  },
  TTFB: {
    name: 'page_ttfb_seconds',
    help: 'Time to first byte, with name look-up, connection and redirects. Good up to 0.8 s.',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 3],
  },
};

/** So many errors a minute are logged; all of them are counted. */
const LOGGED_A_MINUTE = 10;
const SECOND = 1000;

/** @param logger told of errors in browsers, cleaned of what may be a visitor's */
export function createMeasured(logger: Pick<Logger, 'warn'>): Measured {
  const vitals = new Map(
    VITALS.map((vital) => {
      const { name, help, buckets } = SCALES[vital];
      const labels = { labelNames: ['template', 'locale'] as const, registers: [] };
      return [vital, new Histogram({ name, help: `${help} Of sampled visits.`, buckets: [...buckets], ...labels })];
    }),
  );
  const errors = new Counter({
    name: 'client_errors_total',
    help: 'Errors of scripts in the browsers of sampled visits.',
    labelNames: ['kind', 'template'],
    registers: [],
  });
  const mayLog = createRateLimit(LOGGED_A_MINUTE);

  return {
    metrics: [...vitals.values(), errors],
    record({ template, locale, vitals: values, errors: thrown }) {
      for (const vital of VITALS) {
        const value = values[vital];
        if (value === undefined) continue;
        vitals.get(vital)?.observe({ template, locale }, vital === 'CLS' ? value : value / SECOND);
      }
      for (const { kind, message } of thrown) {
        errors.inc({ kind, template });
        const line = { kind, template, locale, message: cleanMessage(message) };
        void mayLog('log').then((wait) => (wait === 0 ? logger.warn(line, 'client error') : undefined));
      }
    },
  };
}
