/** @returns a random UUID: `crypto.randomUUID` is missing on plain http, as on a host for trying things out */
export function createUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => {
    const [digit = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit % 16).toString(16);
  });
}
