import express, { type ErrorRequestHandler, type Express, type Locals, type RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { sites, type Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';
import { toHttpError } from '#src/shared/HttpError.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

/** What the middleware before the tested one would have found out about a request. */
export function localsOf(target: string, site: Site = sites.main) {
  const address = parseAddress(target, site.locales);
  return { site, address, match: matchRoute(address.path) };
}

/** Says what went wrong as JSON, in place of the error page. */
const sayError: ErrorRequestHandler = (thrown: unknown, _req, res, _next) => {
  const { status, code, message, headers } = toHttpError(thrown);
  res.status(status).set(headers).json({ code, message });
};

/** Answers what the tested middleware hands on. */
const sayNext: RequestHandler = (_req, res) => {
  res.json({ next: true });
};

interface BareOptions {
  /** Filled in from the request's own URL when it is a site. */
  readonly site?: Site;
  readonly locals?: Partial<Locals>;
  readonly trustProxy?: number;
}

/** An app that holds nothing but the tested middleware: what it hands on answers `{ next: true }`, an error its code. */
export function bareApp(
  handlers: (RequestHandler | ErrorRequestHandler)[],
  { site, locals, trustProxy }: BareOptions = {},
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  app.use((req, res, next) => {
    Object.assign(res.locals, site ? localsOf(req.url, site) : {}, locals);
    next();
  });
  handlers.forEach((handler) => app.use(handler as RequestHandler));
  app.use(sayNext, sayError);
  return app;
}

/** Serves a bare app for the length of one test body. */
export async function withBareApp<Result>(
  handlers: (RequestHandler | ErrorRequestHandler)[],
  options: BareOptions,
  body: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const server = await serve(bareApp(handlers, options));
  try {
    return await body(server);
  } finally {
    await server.close();
  }
}

/** A logger whose lines a test can read. */
export function recordingLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: pino({ base: null, level: 'trace' }, { write: (line: string) => lines.push(line) }), lines };
}
