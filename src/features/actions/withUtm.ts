import type { CtaLink } from '#src/shared/page/cta.ts';

/**
 * @param href as the content has it: a path, an anchor or an address
 * @param utm the campaign that the link belongs to; its words need no escaping, the schema sees to that
 * @returns the address with the campaign in its query, before the anchor and after what is there
 */
export function withUtm(href: string, utm: CtaLink['utm']): string {
  const added = Object.entries(utm ?? {}).map(([name, value]) => `utm_${name}=${value}`);
  if (added.length === 0) return href;
  const [address = '', ...anchor] = href.split('#');
  const query = `${address.includes('?') ? '&' : '?'}${added.join('&')}`;
  return [address + query, ...anchor].join('#');
}
