import { connect } from 'node:net';

/** A file of a post. */
export interface PostedFile {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer | string;
}

/** What stands between the parts: for tests that write the header themselves. */
export const BOUNDARY = 'test-boundary';

/** Of a buffer no copy: some are megabytes. */
const bytesOf = (content: Buffer | string) => (typeof content === 'string' ? Buffer.from(content) : content);

interface PostParts {
  readonly fields?: readonly (readonly [name: string, value: string])[];
  readonly files?: readonly PostedFile[];
}

/** @returns the body of a multipart post, as a browser writes it */
export function multipart({ fields = [], files = [] }: PostParts): Buffer {
  const parts = [
    ...fields.map(([name, value]) => [`form-data; name="${name}"`, value] as const),
    ...files.map(
      ({ field, name, content }) =>
        [`form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`, content] as const,
    ),
  ];
  return Buffer.concat([
    ...parts.flatMap(([head, content]) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${head}\r\n\r\n`),
      bytesOf(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** A post as it goes out. A header that is undefined is left out, be it one that every post has. */
export interface RawPost {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Buffer | string;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Until the connection was closed, in ms. */
  readonly took: number;
}

interface SendOptions {
  /** Says that nothing more comes, once the body is out: a sender that breaks off. */
  readonly hangUp?: boolean;
  /** Sends the body in pieces of so many bytes, with a pause between them (ms). */
  readonly drip?: { readonly bytes: number; readonly pause: number };
}

/** Sends a post byte by byte as it is told, and returns what comes back until the connection ends. */
export async function sendPost(port: number, post: RawPost, { hangUp, drip }: SendOptions = {}): Promise<RawAnswer> {
  const { path = '/api/forms/contact', method = 'POST', body = '' } = post;
  const bytes = bytesOf(body);
  const headers: Readonly<Record<string, string | undefined>> = {
    Host: `127.0.0.1:${String(port)}`,
    Accept: 'application/json',
    Connection: 'close',
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': String(bytes.length),
    ...post.headers,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may close before all is sent: what it has answered counts.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  if (drip) await sendSlowly(socket, bytes, drip);
  else socket.write(bytes);
  if (hangUp) socket.end();
  await closed;
  return { ...readAnswer(Buffer.concat(chunks).toString()), took: performance.now() - started };
}

async function sendSlowly(
  socket: ReturnType<typeof connect>,
  bytes: Buffer,
  { bytes: step, pause }: { readonly bytes: number; readonly pause: number },
): Promise<void> {
  for (let sent = 0; sent < bytes.length && !socket.destroyed; sent += step) {
    socket.write(bytes.subarray(sent, sent + step));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function readAnswer(text: string): Omit<RawAnswer, 'took'> {
  const end = text.indexOf('\r\n\r\n');
  const [status = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(status.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}
