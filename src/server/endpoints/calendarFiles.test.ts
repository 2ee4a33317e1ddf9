import { sites } from '#config/sites.ts';
import { createCalendarFiles } from '#src/server/endpoints/calendarFiles.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import type { Page } from '#src/shared/page/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const page: Page = {
  path: '/webinar/platform',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'webinar',
  layout: 'dark',
  title: 'Short',
  longtitle: 'Escuchar, pensar y responder',
  meta_description: 'About',
  lead: 'Una hora.',
  breadcrumbs: [],
  blocks: [],
  links: { canonical: 'https://orvandel.example/es/webinar/platform', alternates: [] },
  webinar: {
    startsAt: '2027-02-18T16:00:00Z',
    endsAt: '2027-02-18T16:45:00.000Z',
    minutes: 45,
    state: 'ahead',
    language: 'en',
    join: 'https://live.orvandel.example/platform',
    speakers: [],
    zones: [],
  },
};
const asked: PageRequest[] = [];
const pages = {
  find(request: PageRequest) {
    asked.push(request);
    const { path } = request.address;
    if (path === '/webinar/platform') return Promise.resolve(page);
    if (path === '/webinar/no-address') return Promise.resolve({ ...page, links: undefined });
    return Promise.resolve(path === '/about' ? { ...page, webinar: undefined } : undefined);
  },
};
const now = () => new Date('2026-11-21T12:00:00Z');
const call = (target: string, method = 'GET') =>
  withBareApp([createCalendarFiles(pages, now)], { site: sites.main }, (server) => server.request(target, { method }));

test('the webinar’s file is that of its page, in the language of the address', async () => {
  const { status, headers, body } = await call('/es/webinar/platform.ics');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename=platform.ics',
    'cache-control': 'public, max-age=60',
  });
  expect(body).toContain('UID:/webinar/platform@orvandel.example\r\n');
  expect(body).toContain('SUMMARY:Escuchar\\, pensar y responder\r\n');
  expect(body).toContain('URL:https://orvandel.example/es/webinar/platform\r\n');
  expect(body).toContain(String.raw`DESCRIPTION:Una hora.\nhttps://orvandel.example/es/`);
  expect(body).toContain('DTSTAMP:20261121T120000Z\r\n');
  expect(asked.at(-1)).toMatchObject({
    address: { path: '/webinar/platform', locale: 'es' },
    match: { route: { path: '/webinar/platform' } },
  });
});

test.each([
  '/about.ics',
  '/nothing.ics',
  '/.ics',
  '/webinar/platform',
  // Such as a draft: the file would lead to no page that others have.
  '/webinar/no-address.ics',
])('%s is no calendar file', async (target) => {
  expect((await call(target)).body).toBe('{"next":true}');
});

test('other methods are not its matter', async () => {
  expect((await call('/webinar/platform.ics', 'POST')).body).toBe('{"next":true}');
});
