const MINUTES = 60;

/** @returns the minutes since midnight of a time such as `18:10` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
}
