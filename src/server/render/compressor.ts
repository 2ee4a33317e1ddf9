import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import PQueue from 'p-queue';
import { compressPage, type Bodies } from '#src/server/render/compressPage.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';

/**
 * The one place where pages are compressed, one encoding of one page at a time: a second thread would take the core of the
 * event loop, and each has megabytes of tables. What is not kept yet goes before what only becomes smaller.
 */
interface Compressor {
  /** @returns the page in the encodings that are kept, soon; undefined when too many of its kind wait */
  quickly(body: Buffer, space: PageKey['space']): Promise<Bodies | undefined>;
  /** @returns a page that was compressed elsewhere, in the encodings that are kept */
  complete(br: Buffer): Promise<Bodies>;
  /** @returns the page as small as can be, when nothing else waits */
  well(body: Buffer): Promise<Bodies>;
}

const PRIORITY = { pages: 2, views: 1, well: 0 } as const;

/** Only a machine asks for more new views at once than can be compressed meanwhile. Pages have an end. */
const MOST_WAITING: Readonly<Record<PageKey['space'], number>> = { pages: Infinity, views: 8 };

/** @returns the compressor of one process */
export function createCompressor(): Compressor {
  const queue = new PQueue({ concurrency: 1 });
  const inTurn = (priority: number) => (task: () => Promise<Buffer>) => queue.add(task, { priority });
  return {
    async quickly(body, space) {
      const priority = PRIORITY[space];
      if (queue.sizeBy({ priority }) >= MOST_WAITING[space] * ENCODINGS_IN_TURN) return undefined;
      return await compressPage(body, 'quick', inTurn(priority));
    },
    complete: async (br) => compressPage(await decompress(br), 'quick', inTurn(PRIORITY.pages), br),
    well: (body) => compressPage(body, 'best', inTurn(PRIORITY.well)),
  };
}

const decompress = promisify(brotliDecompress);

/** So many tasks has a page. */
const ENCODINGS_IN_TURN = 2;
