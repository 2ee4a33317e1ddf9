import type { DocsApi } from '#src/server/docs/DocsApi.ts';

/** For tests that show no list of it. */
export const noDocs: DocsApi = { ask: () => Promise.reject(new Error('no docs API in this test')) };
