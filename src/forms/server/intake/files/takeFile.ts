import { createHash } from 'node:crypto';
import { Transform, type Readable, type TransformCallback, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LastBytes } from '#src/forms/server/intake/lastBytes.ts';
import { HEAD_BYTES, isArchive, TAIL_BYTES, type FileSample } from '#src/forms/server/intake/files/fileKind.ts';

interface TakenFile extends FileSample {
  /** SHA-256. */
  readonly digest: string;
}

/** The store could not keep a file: a full disk, no Redis. */
export class StorageError extends Error {}

/**
 * An upload, from its part of the post to the store, looked at as it passes: it is never whole in memory.
 *
 * @returns when the store has all of it
 * @throws {StorageError} when the store fails; what is left of the part is then read and thrown away, as fields may follow.
 *   Also when the part ends early: then the post has failed, whatever comes of its files (`readMultipart`)
 */
export async function takeFile(part: Readable, sink: Writable): Promise<TakenFile> {
  const look = new Look();
  part.on('error', () => look.destroy());
  part.pipe(look);
  try {
    await pipeline(look, sink);
  } catch (cause) {
    part.unpipe(look);
    part.resume();
    throw new StorageError('The file could not be kept', { cause });
  }
  return look.sample();
}

/** Passes everything on, and keeps what tells the kind of a file. */
class Look extends Transform {
  readonly #hash = createHash('sha256');
  #head: Buffer = Buffer.alloc(0);
  #tail: LastBytes | undefined;
  #size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, HEAD_BYTES);
    if (isArchive(this.#head)) (this.#tail ??= new LastBytes(TAIL_BYTES)).push(chunk);
    done(null, chunk);
  }

  sample(): TakenFile {
    return {
      head: this.#head,
      tail: this.#tail?.read() ?? Buffer.alloc(0),
      size: this.#size,
      digest: this.#hash.digest('hex'),
    };
  }
}
