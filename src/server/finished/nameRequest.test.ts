import type { IncomingMessage } from 'node:http';
import { sites } from '#config/sites.ts';
import { createNameRequest } from '#src/server/finished/nameRequest.ts';

test.each([
  ['/about', 1],
  ['/about?page=2', 2],
  [`/blog/${'x'.repeat(512)}`, 2],
])(
  'what %.20s leads to is looked for %d times in two: lists may change, and nobody needs long addresses',
  (url, times) => {
    const keyOf = jest.fn(() => ({ id: 'a', space: 'pages' }) as const);
    const nameRequest = createNameRequest({ siteOf: () => ({ site: sites.main, isOurs: true }), pages: { keyOf } });
    for (let again = 0; again < 2; again += 1)
      expect(nameRequest({ url, headers: {} } as IncomingMessage)).toBeDefined();
    expect(keyOf).toHaveBeenCalledTimes(times);
  },
);
