import { randomUUID } from 'node:crypto';
import type { Lead, LeadFile } from '#src/forms/server/Lead.ts';

/** Reads a file of a lead from wherever its store keeps it. */
export type OpenFile = (file: LeadFile) => AsyncIterable<Uint8Array>;

interface MultipartBody {
  readonly contentType: string;
  /** Bytes. Known before the files are read, so that the provider gets a Content-Length and no chunks. */
  readonly length: number;
  /** @throws when a file is not as long as the lead says */
  chunks(): AsyncGenerator<Uint8Array>;
}

/** As browsers write names into a part's header (HTML, multipart/form-data encoding algorithm). */
const quote = (text: string) => `"${text.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22')}"`;

const bytes = (text: string) => Buffer.from(text, 'utf8');

/**
 * Node's own FormData wants its files in memory or as files on a disk. A lead's may be in Redis, hence this writer.
 *
 * @param lead its fields, then its files, in their order
 * @param open reads a file when its turn has come
 * @returns the body, of which no more than a piece is in memory at a time
 */
export function multipartOf(lead: Lead, open: OpenFile): MultipartBody {
  const boundary = `----lead-${randomUUID()}`;
  const head = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}${rest}\r\n\r\n`;
  const fields = bytes(
    lead.fields.map(([name, value]) => `${head(name, '')}${value.replace(/\r\n?|\n/g, '\r\n')}\r\n`).join(''),
  );
  const files = lead.files.map((file) => ({
    file,
    head: bytes(
      head(file.field, `; filename=${quote(file.name)}\r\nContent-Type: ${file.type.replace(/[\r\n]/g, '')}`),
    ),
  }));
  const gap = bytes('\r\n');
  const end = bytes(`--${boundary}--\r\n`);
  const length = files.reduce((sum, part) => sum + part.head.length + part.file.size + gap.length, 0);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: fields.length + length + end.length,
    async *chunks() {
      if (fields.length > 0) yield fields;
      for (const part of files) {
        yield part.head;
        yield* whole(part.file, open);
        yield gap;
      }
      yield end;
    },
  };
}

async function* whole(file: LeadFile, open: OpenFile): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of open(file)) {
    length += chunk.length;
    if (length > file.size) break;
    yield chunk;
  }
  if (length !== file.size) throw new Error(`a file of ${String(file.size)} bytes is not whole`);
}
