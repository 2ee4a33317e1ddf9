/** What a load generator has to know of an answer. */
interface ReadAnswer {
  readonly status: number;
  /** Whether the server closes the connection behind it. */
  readonly closes: boolean;
}

interface Head extends ReadAnswer {
  /** Of the body, in bytes; undefined: it comes in chunks. */
  readonly length: number | undefined;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * Reads one answer after another from a connection on which the next question is asked when the last one is answered. As
 * little is looked at as tells where an answer ends: this must be quicker than the server.
 *
 * @returns `read`, which is given what has come and returns the answer when that was the end of it
 */
export function createAnswerReader(): { read(bytes: Buffer): ReadAnswer | undefined } {
  let head: Head | undefined;
  let begun = '';
  let missing = 0;
  let tail = Buffer.alloc(0);

  const finish = ({ status, closes }: Head): ReadAnswer => {
    head = undefined;
    begun = '';
    tail = Buffer.alloc(0);
    return { status, closes };
  };

  return {
    read(bytes) {
      let body = bytes;
      if (!head) {
        const text = begun + bytes.toString('latin1', 0, Math.min(bytes.length, MOST_HEAD));
        const headEnd = text.indexOf(HEAD_END);
        if (headEnd < 0) {
          begun = text;
          return undefined;
        }
        head = readHead(text.slice(0, headEnd));
        body = bytes.subarray(headEnd + HEAD_END.length - begun.length);
        missing = head.length ?? 0;
      }
      if (head.length !== undefined) {
        missing -= body.length;
        return missing <= 0 ? finish(head) : undefined;
      }
      tail = Buffer.concat([tail, body]).subarray(-LAST_CHUNK.length);
      return tail.equals(LAST_CHUNK) ? finish(head) : undefined;
    },
  };
}

/** Longer ones are not sent. */
const MOST_HEAD = 16 * 1024;

function readHead(text: string): Head {
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? [];
  return {
    status: Number(status),
    closes: /\r\nconnection: *close/i.test(text),
    length: length === undefined ? undefined : Number(length),
  };
}
