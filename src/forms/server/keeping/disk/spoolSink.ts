import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { NoRoom, type DraftSpace } from '#src/forms/server/keeping/leadsSpace.ts';
import { FILE_MODE } from '#src/forms/server/keeping/disk/spoolFiles.ts';

type Done = (error?: Error | null) => void;

/** Writes an upload to the disk as long as there is room. When it has finished, the file is synced and closed. */
export class SpoolSink extends Writable {
  readonly #path: string;
  readonly #space: DraftSpace;
  #file: FileHandle | undefined;

  constructor(path: string, space: DraftSpace) {
    super();
    this.#path = path;
    this.#space = space;
  }

  override _construct(done: Done): void {
    const opening = open(this.#path, 'wx', FILE_MODE).then((file) => {
      this.#file = file;
    });
    settle(opening, done);
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    if (this.#space.takeFile(chunk.length)) settle(this.#file?.writeFile(chunk), done);
    else done(new NoRoom('files'));
  }

  /** What has come while the disk was busy goes in one step. */
  override _writev(pieces: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: Done): void {
    settle(this.#file?.sync(), done);
  }

  override _destroy(error: Error | null, done: Done): void {
    settle(this.#file?.close(), (failure) => done(error ?? failure));
  }
}

/** The promise is over before the stream goes on: what a listener throws is no failure of the file. */
function settle(action: Promise<unknown> | undefined, done: Done): void {
  Promise.resolve(action).then(
    () => process.nextTick(done),
    (error: unknown) => process.nextTick(done, error instanceof Error ? error : new Error('The disk failed')),
  );
}
