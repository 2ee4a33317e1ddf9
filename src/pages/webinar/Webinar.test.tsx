import { Webinar } from '#src/pages/webinar/Webinar.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const webinar: NonNullable<Page['webinar']> = {
  startsAt: '2027-02-18T16:00:00Z',
  endsAt: '2027-02-18T16:45:00.000Z',
  minutes: 45,
  language: 'en',
  over: false,
  join: 'https://live.orvandel.example/platform',
  zones: [
    { place: 'Madrid', timeZone: 'Europe/Madrid' },
    { place: 'Bogotá', timeZone: 'America/Bogota' },
  ],
  speakers: [
    { name: 'Lena </script> Hartwig', role: 'Media servers' },
    { name: 'Tiago Amorim', role: 'Speech' },
  ],
};
const page: Page = {
  path: '/webinar/platform',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'webinar',
  layout: 'dark',
  title: 'Oír y responder',
  meta_description: 'Sobre la pausa.',
  breadcrumbs: [],
  blocks: [],
  webinar,
  links: { canonical: 'https://orvandel.example/es/webinar/platform', alternates: [] },
};
const render = (change: Partial<typeof webinar> = {}) =>
  renderBlock(<Webinar page={{ ...page, webinar: { ...webinar, ...change } }} slots={{ body: 'agenda' }} />, {
    locale: 'es',
  });

describe('Webinar', () => {
  it('tells day and time by the clocks of its readers, whatever the clock of the server', () => {
    const html = render();
    expect(html).toContain('<time dateTime="2027-02-18T16:00:00Z">jueves, 18 de febrero de 2027</time>');
    expect(html).toMatch(/Madrid <span[^>]*>UTC\+1<\/span><\/dt><dd[^>]*>17:00</);
    expect(html).toMatch(/Bogotá <span[^>]*>UTC−5<\/span><\/dt><dd[^>]*>11:00</);
    expect(html).toContain('45 minutes');
    expect(html).toContain('<dd>inglés</dd>');
  });

  it('says above its title what it is, and whether it is over', () => {
    expect(render()).toMatch(/Free webinar, online<\/p><h1/);
    expect(render({ over: true })).toMatch(/Past webinar<\/p><h1/);
  });

  it('leads to the room and to its calendar file while it is ahead', () => {
    const html = render();
    expect(html).toContain('href="https://live.orvandel.example/platform"');
    expect(html).toMatch(/href="\/es\/webinar\/platform\.ics"[^>]* download/);
  });

  it('leads to the recording once it is over, and nowhere else', () => {
    const html = render({ over: true, recording: 'replay' });
    expect(html).toContain('href="#replay"');
    expect(html).not.toMatch(/href="[^"]*(\.ics|live\.)/);
  });

  it('says so when it is over and was not recorded', () => {
    const html = render({ over: true });
    expect(html).toContain('It was not recorded');
    expect(html).not.toContain('href="');
  });

  it('draws its speakers, and describes the event to search engines without letting a name out of the data', () => {
    const html = render();
    expect(html.match(/viewBox="0 0 96 96"/g)).toHaveLength(2);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      startDate: webinar.startsAt,
      endDate: webinar.endsAt,
      url: page.links?.canonical,
      location: { '@type': 'VirtualLocation', url: webinar.join },
      performer: [{ name: 'Lena </script> Hartwig' }, { name: 'Tiago Amorim' }],
    });
  });
});
