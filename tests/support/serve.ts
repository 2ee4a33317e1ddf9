import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type RequestOptions as HttpOptions,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PATIENCE } from '#tests/support/patience.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

interface RequestOptions {
  /** A flat list of names and values goes out as it is: two `Host` headers, or none. */
  readonly headers?: Readonly<Record<string, string>> | readonly string[];
  readonly method?: string;
  /** How long an answer may take, in ms. */
  readonly patience?: number;
}

/** A server on a free port of this machine. */
export interface TestServer {
  readonly origin: string;
  readonly port: number;
  /** Sends the target as it is: nothing is normalised, encoded or followed. */
  request(target: string, options?: RequestOptions): Promise<Answer>;
  /** Sends bytes and returns everything that comes back until the connection ends. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
}

/** Asks any local server, as `serve` does. */
export async function ask(
  port: number,
  target: string,
  { headers = {}, method = 'GET', patience = PATIENCE.condition }: RequestOptions = {},
): Promise<Answer> {
  const options: HttpOptions = { port, host: '127.0.0.1', path: target, method, headers, agent: false };
  const request = httpRequest(options);
  request.setTimeout(patience, () => request.destroy(new Error(`${target} was not answered`)));
  request.end();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request.on('error', reject);
  request.on('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() });
    });
  });
  return promise;
}

/** Serves a handler over real HTTP on a free port of this machine. */
export async function serve(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    port,
    request: (target, options) => ask(port, target, options),
    async raw(bytes) {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      await once(socket, 'close');
      return text;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
