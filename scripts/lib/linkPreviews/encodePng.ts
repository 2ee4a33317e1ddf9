import { promisify } from 'node:util';
import { constants, crc32, deflate } from 'node:zlib';

/** Beside the thread that draws. */
const compress = promisify(deflate);

/** As a renderer gives it: four bytes for a pixel, red, green, blue and how opaque it is; the whole image is opaque. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Flat drawings repeat themselves from pixel to pixel: to look for that alone takes a third of the time, for an eighth of the bytes. */
const RUNS_ALONE = { strategy: constants.Z_RLE };
/** What a byte can name. */
const MOST_COLOURS = 256;
const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for a pixel, each a place in the list of colours. */
const INDEXED = [8, 3, 0, 0, 0];

/** How a row says what it is: by its pixels, or by how they differ from those above. */
const FILTER = { none: 0, up: 2 };

/**
 * Writes an image as PNG with a list of colours: flat drawings with text in them are half as heavy so. Of edges that are drawn
 * smoothly, the rarest colours are shown as the next of the others, which no eye tells apart.
 *
 * @param image without anything transparent
 * @returns the file
 */
export async function encodePng({ width, height, pixels }: Pixels): Promise<Uint8Array> {
  const rows = findRows(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width);
  const { list, placeOf } = chooseColours(rows);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const palette = list.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(INDEXED)])),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await compress(writeRows(rows, placeOf, width + 1), RUNS_ALONE)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pixels that follow each other with one colour, as the colour and the place behind the last. */
interface Row {
  readonly colours: readonly number[];
  readonly ends: readonly number[];
  /** How many rows are the same, one below the other. */
  readonly times: number;
}

/** Without how opaque it is: V8 then keeps a colour as a small integer, and finds it in a map several times as quickly. */
const COLOUR = 0xffffff;

function findRows(pixels: Uint32Array, width: number): Row[] {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const size = 4 * width;
  const isSame = (one: number, other: number) =>
    bytes.compare(bytes, other * size, (other + 1) * size, one * size, (one + 1) * size) === 0;
  const height = pixels.length / width;
  const rows: Row[] = [];
  for (let row = 0, next = 0; row < height; row = next) {
    next = row + 1;
    while (next < height && isSame(row, next)) next += 1;
    rows.push({ ...findRuns(pixels.subarray(row * width, (row + 1) * width)), times: next - row });
  }
  return rows;
}

function findRuns(pixels: Uint32Array): Omit<Row, 'times'> {
  const colours: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < pixels.length;) {
    const colour = pixels[at] ?? 0;
    let end = at + 1;
    while (end < pixels.length && pixels[end] === colour) end += 1;
    colours.push(colour & COLOUR);
    ends.push(end);
    at = end;
  }
  return { colours, ends };
}

/** @param size of a row, in bytes: its filter, and a place in the list of colours for each pixel */
function writeRows(rows: readonly Row[], placeOf: ReadonlyMap<number, number>, size: number): Uint8Array {
  const height = rows.reduce((sum, { times }) => sum + times, 0);
  const written = new Uint8Array(size * height);
  let start = 0;
  for (const { colours, ends, times } of rows) {
    written[start] = FILTER.none;
    let at = start + 1;
    for (let run = 0; run < ends.length; run += 1) {
      const end = start + 1 + (ends[run] ?? 0);
      const place = placeOf.get(colours[run] ?? 0) ?? 0;
      // Most runs are a few pixels of an edge, which a call takes longer for.
      if (end - at > 16) written.fill(place, at, end);
      else for (let pixel = at; pixel < end; pixel += 1) written[pixel] = place;
      at = end;
    }
    for (let again = 1; again < times; again += 1) written[start + again * size] = FILTER.up;
    start += times * size;
  }
  return written;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The most frequent colours, and of every colour the place of the nearest of them. */
function chooseColours(rows: readonly Row[]): { list: number[]; placeOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const { colours, ends, times } of rows) {
    for (let run = 0, start = 0; run < ends.length; run += 1) {
      const [colour = 0, end = 0] = [colours[run], ends[run]];
      counts.set(colour, (counts.get(colour) ?? 0) + (end - start) * times);
      start = end;
    }
  }
  const ordered = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const list = ordered.slice(0, MOST_COLOURS);
  return {
    list,
    placeOf: new Map(ordered.map((colour, index) => [colour, index < list.length ? index : nearest(colour, list)])),
  };
}

function nearest(colour: number, list: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, other] of list.entries()) {
    const far = distance(colour, other);
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}

function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red * red + green * green + blue * blue;
}
