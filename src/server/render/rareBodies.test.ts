import { zstdDecompressSync } from 'node:zlib';
import { compressPage, type Bodies } from '#src/server/render/compressPage.ts';
import { plainBody, zstdBody } from '#src/server/render/rareBodies.ts';

const pack = (text: string): Promise<Bodies> => compressPage(Buffer.from(text), 'quick', (task) => task());

test('what was packed comes back as it was, an empty page too', async () => {
  for (const text of ['', 'a', '<p>привет</p>'.repeat(10_000)]) {
    const bodies = await pack(text);
    expect(plainBody(bodies).toString()).toBe(text);
    expect(bodies.plainLength).toBe(Buffer.byteLength(text));
    expect(zstdDecompressSync(zstdBody(bodies)).toString()).toBe(text);
  }
});

test('who asks again gets the same bytes, until a few megabytes of others have been asked for', async () => {
  const first = await pack('first');
  const kept = plainBody(first);
  expect(plainBody(first)).toBe(kept);
  const large = await Promise.all(Array.from({ length: 5 }, async (_, page) => pack(String(page).repeat(1024 * 1024))));
  for (const bodies of large) plainBody(bodies);
  expect(plainBody(first)).not.toBe(kept);
  expect(plainBody(first).toString()).toBe('first');
});

test('made anew in zstd, a page has the same bytes: its headers say how many, and are kept', async () => {
  const bodies = await pack('<p>one</p>'.repeat(10_000));
  const before = zstdBody(bodies);
  const again = zstdBody({ ...bodies });
  expect(again).not.toBe(before);
  expect(again.equals(before)).toBe(true);
});
