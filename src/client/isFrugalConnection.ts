/** What browsers call a connection; not all of them do. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** @returns whether the visitor's connection is slow or paid for: 2g, or told to save data (SPEC part 4) */
export function isFrugalConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
