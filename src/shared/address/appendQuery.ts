/**
 * @param target an address, with or without query and anchor
 * @param search the query that a visitor came with, with its `?`, or ''
 * @returns the target with the visitor's parameters behind its own. Where both have a name, the target's values hold: who
 *   wrote the target knew what it needs
 */
export function appendQuery(target: string, search: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  const [path = '', ...query] = address.split('?');
  const own = query.join('?');
  const taken = new URLSearchParams(own);
  const carried = [...new URLSearchParams(search)].filter(([name]) => !taken.has(name));
  const parts = [own, new URLSearchParams(carried).toString()].filter((part) => part !== '');
  return path + (parts.length > 0 ? `?${parts.join('&')}` : '') + anchor;
}
