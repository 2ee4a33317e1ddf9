const LONGEST = 100;

/** @returns an address as a sentence tells it: legible, however long it is */
export function clipAddress(address: string): string {
  return address.length > LONGEST ? `${address.slice(0, LONGEST)}…` : address;
}
