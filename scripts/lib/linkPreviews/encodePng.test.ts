import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encodePng.ts';

const size = { width: 60, height: 40 };
const render = (content: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${content}</svg>`).render();

/** What a reader of images sees in the file. */
function readBack(png: Uint8Array): Uint8Array {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return render(`<image width="60" height="40" href="${href}"/>`).pixels;
}

test('a drawing of few colours is the same, and lighter', async () => {
  const image = render('<rect width="60" height="40" fill="#2c1451"/><circle cx="30" cy="20" r="12" fill="#76eecb"/>');
  const png = await encodePng(image);
  expect(Buffer.from(readBack(png))).toEqual(Buffer.from(image.pixels));
  expect(png.byteLength).toBeLessThan(image.asPng().byteLength);
});

test('of more colours than there is room for, the rarest become the next of the others', async () => {
  const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let index = 0; index < 300; index += 1) {
    // Two pixels of each of 250 colours, one of 50 more, which differ from one of those by one step.
    const colour = index < 250 ? [index, 0, 0] : [index - 250, 1, 0];
    for (const at of index < 250 ? [index * 2, index * 2 + 1] : [index + 250]) pixels.set(colour, at * 4);
  }
  const shown = readBack(await encodePng({ ...size, pixels }));
  const far = shown.map((value, index) => Math.abs(value - (pixels[index] ?? 0)));
  expect(Math.max(...far)).toBe(1);
});
