/**
 * @param search of an address, `?a=1&b=2`
 * @param change what its parameters are to be; one without a value is taken out. All others stay as they are
 * @returns the query with its question mark; empty where nothing is left
 */
export function changeQuery(search: string, change: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
