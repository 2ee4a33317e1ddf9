/** Counts the parts of a multipart post as its bytes pass by, so that none can go missing in the parser without a word. */
interface PartCount {
  readonly push: (chunk: Buffer) => void;
  /**
   * @param parts how many were read
   * @returns whether those are all that has come: neither a part nor any other text was passed over
   */
  isAll(parts: number): boolean;
}

const BLANK = /^\s*$/;

/**
 * The parser skips what it cannot read: a part without a good header, what stands before the first part, parts behind the
 * end. A delimiter that a bare line feed precedes is counted too: the parser takes it for content.
 *
 * @param boundary as the post's content type names it
 */
export function createPartCount(boundary: string): PartCount {
  const delimiter = Buffer.from(`\n--${boundary}`);
  // The first delimiter may be the first thing that comes.
  let rest = Buffer.from('\n');
  let delimiters = 0;
  let hasPreamble = false;

  return {
    push(chunk) {
      const text = Buffer.concat([rest, chunk]);
      let done = 0;
      for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, done)) {
        if (delimiters === 0) hasPreamble ||= !isBlank(text.subarray(0, at));
        delimiters += 1;
        done = at + delimiter.length;
      }
      const kept = Math.max(done, text.length - delimiter.length + 1);
      if (delimiters === 0) hasPreamble ||= !isBlank(text.subarray(0, kept));
      rest = Buffer.from(text.subarray(kept));
    },
    // The last delimiter ends the last part.
    isAll: (parts) => !hasPreamble && delimiters === parts + 1,
  };
}

const isBlank = (bytes: Buffer) => BLANK.test(bytes.toString('latin1'));
