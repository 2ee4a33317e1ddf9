import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownBytes } from '#src/server/http/ownBytes.ts';

/** The best first: of those that a browser takes equally, the first is sent. */
export const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const;
/** As `Content-Encoding` names it; `identity` is never written there. */
export type Encoding = (typeof ENCODINGS)[number];

/** One page in the encodings that are asked for; the others are made from them, see `rareBodies.ts`. */
export interface Bodies {
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Of the page before it was compressed, in bytes. */
  readonly plainLength: number;
}

/**
 * As well as can be, for what thousands ask for: 400 ms for 180 kB. Quickly, for what is to be kept at once, and for what few
 * ask for: 20 ms, and a seventh more bytes.
 */
const EFFORTS = {
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { br: 5, gzip: 6 },
} as const;

/**
 * @param body the page
 * @param effort how much time its size is worth
 * @param inTurn runs a task when its turn has come; each runs in the thread pool
 * @param given the page in brotli, where it is there already
 */
export async function compressPage(
  body: Buffer,
  effort: keyof typeof EFFORTS,
  inTurn: (task: () => Promise<Buffer>) => Promise<Buffer>,
  given?: Buffer,
): Promise<Bodies> {
  const level = EFFORTS[effort];
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const [br, gz] = await Promise.all([
    given ??
      inTurn(() =>
        promisify(brotliCompress)(body, {
          params: { [BROTLI_PARAM_QUALITY]: level.br, [BROTLI_PARAM_SIZE_HINT]: body.byteLength },
        }),
      ),
    inTurn(() => promisify(gzip)(body, { level: level.gzip })),
  ]);
  return { br: ownBytes(br), gzip: ownBytes(gz), plainLength: body.byteLength };
}
