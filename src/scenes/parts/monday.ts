import { z } from 'zod';

const MONDAY = 1;

/** The ISO day with which a week begins: the days of the week are counted from it. */
export const monday = z.iso
  .date()
  .refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY, 'must be a Monday');
