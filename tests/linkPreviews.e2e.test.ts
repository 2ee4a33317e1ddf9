import { LINK_PREVIEW } from '#config/constants.ts';
import { SITE_HOSTS, sitemapPaths, sitePort } from '#tests/support/sitePages.ts';
import { ask } from '#tests/support/serve.ts';

const { width, height } = LINK_PREVIEW;
/** How a PNG begins; its width and height follow at bytes 16 and 20. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns of the page's Open Graph properties each one's first value */
async function previewOf(host: string, path: string): Promise<Record<string, string>> {
  const { body } = await ask(sitePort(), path, { headers: { Host: host } });
  const tags = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.reverse().map(([, name = '', value = '']) => [name, value]));
}

describe.each(SITE_HOSTS)('link previews on %s', (host) => {
  it('every page has its own image, at an address that says the same for ever', async () => {
    const seen = new Set<string>();
    const paths = await sitemapPaths(host);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const tags = await previewOf(host, path);
      const url = new URL(tags['og:image'] ?? '');
      const answer = await ask(sitePort(), url.pathname, { headers: { Host: host } });
      expect({ path, status: answer.status, headers: answer.headers }).toMatchObject({
        path,
        status: 200,
        headers: { 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') as string },
      });
      expect(answer.bytes.subarray(0, SIGNATURE.length)).toEqual(SIGNATURE);
      expect(answer.bytes.byteLength).toBeLessThanOrEqual(LINK_PREVIEW.maxBytes);
      expect([answer.bytes.readUInt32BE(16), answer.bytes.readUInt32BE(20)]).toEqual([width, height]);
      expect(url.origin).toBe(new URL(tags['og:url'] ?? '').origin);
      expect(tags).toMatchObject({
        'og:image:type': 'image/png',
        'og:image:width': String(width),
        'og:image:height': String(height),
        'twitter:card': 'summary_large_image',
      });
      seen.add(url.pathname);
    }
    expect(seen.size).toBe(paths.length);
  });
});

test('an image that does not exist is 404 and not kept', async () => {
  const { status, headers } = await ask(sitePort(), '/static/og/00000000000000000000.png');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});
