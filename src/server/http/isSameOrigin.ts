import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '#config/sites.ts';

/**
 * Whether a post comes from a page of this site. `Sec-Fetch-Site` decides where there is one: no script can set it, and it
 * holds behind any proxy. Older browsers send `Origin` with a post; its host must be the one that was asked for, by the raw
 * `Host`, or a public name of the site. A client that sends neither is no browser that another site could misuse: it may
 * post, within the rate limit, unless its `Referer` names a page elsewhere.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, site: Pick<Site, 'hosts'>): boolean {
  const fetchSite = headers['sec-fetch-site'];
  // `none`: the visitor's own doing, such as sending a form again after the browser was restarted.
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return true;
  const host = hostOf(source);
  return host !== undefined && (host === hostOf(`http://${headers.host ?? ''}`) || site.hosts.includes(host));
}

/** @returns host and port, without the ports that go without saying; undefined for `null` and all else that is no address */
function hostOf(source: string): string | undefined {
  if (!URL.canParse(source)) return undefined;
  const { protocol, host } = new URL(source);
  return protocol === 'http:' || protocol === 'https:' ? host.replace(/:(80|443)$/, '') : undefined;
}
