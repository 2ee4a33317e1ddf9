import { sites } from '#config/sites.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import type { PageDocument } from '#src/content/document.ts';
import { createGoneEntries } from '#src/server/site/goneEntries.ts';
import { createErrorPage } from '#src/server/middleware/errorPage.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { bareApp, recordingLogger } from '#tests/support/bareApp.ts';
import { serve } from '#tests/support/serve.ts';

/** Without it a vacancy is not in its list. */
const JOB = { job: { hours: 'Full time' } };

const vacancy = (name: string, until?: string): PageDocument => ({
  path: `/careers/${name}`,
  folder: `vacancies/${name}`,
  settings: {
    template: 'vacancy',
    layout: 'default',
    ...(until ? { until } : {}),
    entry: { team: 'support', places: ['anywhere'], posted: '2026-10-01' },
  },
  locales: { en: { title: `Title of ${name}`, meta_description: '', blocks: [], ...JOB } },
});
const list: PageDocument = {
  ...vacancy(''),
  path: '/careers',
  folder: 'pages/careers',
  settings: { template: 'landing', layout: 'default' },
};
const documents = new Map(
  [vacancy('open'), vacancy('filled', '2026-11-01T00:00:00Z'), vacancy('closing', '2026-12-01T00:00:00Z'), list].map(
    (document) => [document.path, document],
  ),
);
const gone = createGoneEntries({ snapshot: { ...NO_CONTENT, documents } }, () => new Date('2026-11-22T00:00:00Z'));

test('beside a vacancy that is filled stand the open ones, and the list', () => {
  expect(gone.beside('/careers/filled', 'en')?.map(({ href }) => href)).toEqual([
    '/careers/closing',
    '/careers/open',
    '/careers',
  ]);
});

test('of a long list there are eight beside it, and the list has the rest', () => {
  const open = Array.from({ length: 12 }, (_, index) => vacancy(`open-${String(index)}`));
  const all = [...open, vacancy('filled', '2026-11-01T00:00:00Z'), list].map(
    (document) => [document.path, document] as const,
  );
  const ofMany = createGoneEntries(
    { snapshot: { ...NO_CONTENT, documents: new Map(all) } },
    () => new Date('2026-11-22T00:00:00Z'),
  );
  const links = ofMany.beside('/careers/filled', 'en')?.map(({ href }) => href);
  expect([links?.length, links?.at(-1)]).toEqual([9, '/careers']);
});

test.each(['/careers/open', '/careers/closing', '/careers/never', '/careers', '/about'])('%s is not gone', (path) => {
  expect(gone.beside(path, 'en')).toBeUndefined();
});

test('a language in which it never was knows nothing of it', () => {
  expect(gone.beside('/careers/filled', 'es')).toBeUndefined();
});

test('its address answers 410 with what is left, an unknown one 404', async () => {
  const { logger } = recordingLogger();
  const errorPage = createErrorPage({
    logger,
    goneEntries: gone,
    renderError: (error, _site, suggestions) => JSON.stringify({ code: error.code, suggestions }),
  });
  const source = { getRedirects: () => Promise.resolve([]) };
  const server = await serve(bareApp([createNotFound(source, gone), errorPage], { site: sites.main }));
  try {
    const filled = await server.request('/careers/filled');
    expect(filled.status).toBe(410);
    expect(filled.headers['cache-control']).toContain('no-store');
    expect(JSON.parse(filled.body)).toMatchObject({
      code: 'gone',
      suggestions: { areLeft: true, pages: [{ label: 'Title of closing' }, { label: 'Title of open' }, {}] },
    });
    expect((await server.request('/careers/never')).status).toBe(404);
  } finally {
    await server.close();
  }
});
