import type { CDPSession } from 'puppeteer';

/** What a file is loaded as. */
export type Kind = 'scripts' | 'styles' | 'page' | 'fonts' | 'images' | 'other';

/** A file that came over the wire. */
export interface LoadedFile {
  readonly url: string;
  readonly kind: Kind;
  /** Of its body, as it was sent: compressed. */
  readonly bytes: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  Script: 'scripts',
  Stylesheet: 'styles',
  Document: 'page',
  Font: 'fonts',
  Image: 'images',
};

/**
 * Counts what a tab loads from now on.
 *
 * @returns what has come so far; what came from the browser's own memory took nothing, and is left out
 */
export async function watchTraffic(session: CDPSession): Promise<() => readonly LoadedFile[]> {
  const begun = new Map<string, LoadedFile & { readonly head: number }>();
  const files: LoadedFile[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    const bytes = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? NaN);
    begun.set(requestId, { url: response.url, kind: KINDS[type] ?? 'other', bytes, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = begun.get(requestId);
    if (!file) return;
    const { url, kind, bytes, head } = file;
    // What streams does not say how long it is.
    files.push({ url, kind, bytes: Number.isNaN(bytes) ? Math.max(0, encodedDataLength - head) : bytes });
  });
  await session.send('Network.enable');
  return () => files;
}

/** @returns the bytes of each kind, and of all together */
export function sumByKind(files: readonly LoadedFile[]): Readonly<Record<Kind | 'all', number>> {
  const sums = { scripts: 0, styles: 0, page: 0, fonts: 0, images: 0, other: 0, all: 0 };
  for (const { kind, bytes } of files) {
    sums[kind] += bytes;
    sums.all += bytes;
  }
  return sums;
}
