import { z } from 'zod';

/** A time of day on a clock of 24 hours; the language writes it. In quotes, or YAML reads a number. */
export const dayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hours and minutes, 18:10');
