import { z } from 'zod';
import { LOCALE_CODES } from '#config/locales.ts';
import { templates } from '#src/app/registry/templates.ts';
import { once } from '#src/shared/once.ts';
import {
  CLIENT_ERRORS,
  MEASUREMENT_LIMITS,
  VITALS,
  type Measurements,
  type Vital,
} from '#src/visitor/data/measurements.ts';

/** Longer than anybody waits, in ms, and more than a page can move: what is beyond was made up. */
const MOST_MILLISECONDS = 600_000;
const MOST_SHIFT = 100;

const milliseconds = () => z.number().min(0).max(MOST_MILLISECONDS);
const value = (vital: Vital) => (vital === 'CLS' ? z.number().min(0).max(MOST_SHIFT) : milliseconds());

/** Closed sets only: each becomes a label, of which there must be no more than these. */
const schema = once(() =>
  z.strictObject({
    template: z.enum(Object.keys(templates)),
    locale: z.enum(LOCALE_CODES),
    vitals: z.strictObject(Object.fromEntries(VITALS.map((vital) => [vital, value(vital).optional()]))),
    errors: z
      .array(z.strictObject({ kind: z.enum(CLIENT_ERRORS), message: z.string().max(MEASUREMENT_LIMITS.message) }))
      .max(MEASUREMENT_LIMITS.errors),
  }),
);

/** @returns what a browser has posted; undefined where it is not what ours post */
export function readMeasurements(body: string): Measurements | undefined {
  try {
    const { success, data } = schema().safeParse(JSON.parse(body));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}
