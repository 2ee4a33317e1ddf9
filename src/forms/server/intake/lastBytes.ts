/**
 * Keeps the end of a stream, in a ring: each piece costs what it is long, however small the pieces are. A list of pieces
 * whose first one is shifted out costs the square of their number.
 */
export class LastBytes {
  readonly #ring: Buffer;
  #position = 0;
  #length = 0;

  /** @param size how many bytes are kept */
  constructor(size: number) {
    this.#ring = Buffer.allocUnsafe(size);
  }

  push(piece: Buffer): void {
    const kept = piece.subarray(Math.max(0, piece.length - this.#ring.length));
    const fits = kept.copy(this.#ring, this.#position);
    kept.copy(this.#ring, 0, fits);
    this.#position = (this.#position + kept.length) % this.#ring.length;
    this.#length = Math.min(this.#length + kept.length, this.#ring.length);
  }

  /** @returns the last bytes, in their order */
  read(): Buffer {
    if (this.#length < this.#ring.length) return this.#ring.subarray(0, this.#length);
    return Buffer.concat([this.#ring.subarray(this.#position), this.#ring.subarray(0, this.#position)]);
  }
}
