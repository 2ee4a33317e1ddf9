// Browser only. The cookies of this document, by name: the other half of `visitorStorage.ts`, which holds texts.

/** @returns the cookies that scripts may see, by name */
export function readCookies(): ReadonlyMap<string, string> {
  const pairs = document.cookie.split('; ').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));
}

/**
 * Removes a cookie. Which domain it was set for, no browser tells: it goes from this host and from all above it, as
 * analytics set theirs as high as they may.
 */
export function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
