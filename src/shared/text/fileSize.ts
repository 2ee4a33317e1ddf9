const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const IN_KILOBYTES = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 } as const;
const IN_MEGABYTES = { ...IN_KILOBYTES, unit: 'megabyte' } as const;

/** The size of a file, to be written in a language. */
interface FileSize {
  readonly amount: number;
  /** The same object for each unit. */
  readonly options: Intl.NumberFormatOptions;
}

/**
 * In the units in which the forms tell their limit: a kB has 1024 bytes, a MB 1024 kB. It is cut and not rounded: only what
 * has 10 MB is shown so, and is then not under 10 MB.
 *
 * @returns the amount with one decimal, and how it is written; of what is not empty never less than 0.1 kB
 */
export function fileSize(bytes: number): FileSize {
  const [unit, options] = bytes < MEGABYTE ? [KILOBYTE, IN_KILOBYTES] : [MEGABYTE, IN_MEGABYTES];
  const least = bytes > 0 ? 1 : 0;
  return { amount: Math.max(least, Math.floor((bytes * 10) / unit)) / 10, options };
}
