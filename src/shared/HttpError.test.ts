import { HttpError, httpErrors, toHttpError } from '#src/shared/HttpError.ts';

test.each([
  [httpErrors.badRequest(), 400, 'The address of this request is malformed'],
  [httpErrors.routeNotFound(), 404, 'This page could not be found'],
  [httpErrors.pageNotFound(), 404, 'Page not found'],
  [httpErrors.invalidRoute('/frontend-x'), 404, 'Invalid route: /frontend-x'],
  [httpErrors.methodNotAllowed(), 405, 'This address answers GET and HEAD only'],
  [httpErrors.misdirected(), 421, 'This host is not served here'],
  [httpErrors.unknownMiddleware('abc'), 500, 'Unknown middleware abc'],
  [httpErrors.pageUnavailable(undefined), 503, 'Impossible to fetch the page data. Please try again in a moment.'],
])('%s', (error, status, message) => {
  expect(error).toBeInstanceOf(HttpError);
  expect({ status: error.status, message: error.message }).toEqual({ status, message });
});

test('a refused method says which are allowed, an outage when to come back', () => {
  expect(httpErrors.methodNotAllowed().headers).toEqual({ Allow: 'GET, HEAD' });
  expect(httpErrors.methodNotAllowed('POST')).toMatchObject({
    headers: { Allow: 'POST' },
    message: 'This address answers POST only',
  });
  const { pageUnavailable, pricesUnavailable, searchUnavailable, busy } = httpErrors;
  const outages = [pageUnavailable(undefined), pricesUnavailable(), searchUnavailable(), busy()];
  expect(outages.map(({ headers }) => headers['Retry-After'])).toEqual(['5', '60', '5', '5']);
});

test('an outage keeps its cause for the log', () => {
  const cause = new Error('refused');
  expect(httpErrors.pageUnavailable(cause).cause).toBe(cause);
});

test('an error with a status of ours is taken as it is', () => {
  const error = httpErrors.pageNotFound();
  expect(toHttpError(error)).toBe(error);
});

test.each([
  [new Error('boom'), 500, 'boom'],
  ['text', 500, '"text"'],
  [undefined, 500, 'undefined'],
  [null, 500, 'null'],
  [42, 500, '42'],
  [{ a: 1 }, 500, '{"a":1}'],
  [{ message: '', code: 7 }, 500, '{"message":"","code":7}'],
  [Object.assign(new Error('no'), { status: 403 }), 403, 'no'],
  [{ status: 404, message: 'gone' }, 404, 'gone'],
  [{ status: 400, message: 'first' }, 400, 'first'],
  [{ status: 599, message: 'last' }, 599, 'last'],
  [{ status: 200, message: 'fine?' }, 500, 'fine?'],
  [{ status: 600, message: 'x' }, 500, 'x'],
  [{ status: '404', message: 'x' }, 500, 'x'],
  [{ status: Number.NaN, message: 'x' }, 500, 'x'],
  [{ status: 404.5, message: 'x' }, 500, 'x'],
])('%p becomes status %d with message %s', (thrown, status, message) => {
  expect(toHttpError(thrown)).toMatchObject({ status, message });
});

test('what was thrown stays as the cause', () => {
  const error = new Error('boom');
  expect(toHttpError(error).cause).toBe(error);
});

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  ['refers to itself', circular],
  ['holds a bigint', { size: 1n }],
  [
    'cannot be dumped',
    {
      toJSON: () => {
        throw new Error('no');
      },
    },
  ],
])('an error that %s is a 500 too: the last resort itself never throws', (_name, thrown) => {
  expect(toHttpError(thrown)).toMatchObject({ status: 500 });
});
