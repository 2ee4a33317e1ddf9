import { Webinar } from '#src/pages/webinar/Webinar.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderTemplate } from '#tests/support/renderTemplate.tsx';

const webinar: NonNullable<Page['webinar']> = {
  startsAt: '2027-02-18T16:00:00Z',
  endsAt: '2027-02-18T16:45:00.000Z',
  minutes: 45,
  language: 'en',
  state: 'ahead',
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
  renderTemplate(<Webinar page={{ ...page, webinar: { ...webinar, ...change } }} slots={{ body: 'agenda' }} />, {
    locale: 'es',
  });

const eventOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { location: unknown };

describe('Webinar', () => {
  it('tells day and time by the clocks of its readers, whatever the clock of the server', () => {
    const html = render();
    expect(html).toContain('<time dateTime="2027-02-18T16:00:00Z">jueves, 18 de febrero de 2027</time>');
    expect(html).toMatch(/Madrid <span[^>]*>UTC\+1<\/span><\/dt><dd><span[^>]*>17:00</);
    expect(html).toMatch(/Bogotá <span[^>]*>UTC−5<\/span><\/dt><dd><span[^>]*>11:00</);
    expect(html).toContain('45 minutes');
    expect(html).toContain('<dd>inglés</dd>');
  });

  it('tells the day of a clock that shows another than the first', () => {
    const html = render({ startsAt: '2027-02-19T00:30:00Z', zones: webinar.zones.toReversed() });
    expect(html).toContain('<time dateTime="2027-02-19T00:30:00Z">jueves, 18 de febrero de 2027</time>');
    expect(html).toMatch(/Bogotá <span[^>]*>UTC−5<\/span><\/dt><dd><span[^>]*>19:30</);
    expect(html).toMatch(/Madrid .*<dd><span[^>]*>viernes, 19 de febrero de 2027 <\/span><span[^>]*>1:30</);
  });

  it.each([
    ['ahead', 'Free webinar, online'],
    ['live', 'The room is open'],
    ['over', 'Past webinar'],
  ] as const)('says above its title that it is %s', (state, words) => {
    expect(render({ state })).toMatch(new RegExp(`${words}</p><h1`));
  });

  it('leads to its calendar file and the reminder while it is ahead, and not yet to the room', () => {
    const html = render({ reminder: 'remind' });
    expect(html).toMatch(/href="\/es\/webinar\/platform\.ics"[^>]* download/);
    expect(html).toContain('href="#remind"');
    expect(html).not.toContain('href="https://live');
    expect(render()).not.toContain('Get a reminder');
  });

  it('leads to the room once it is open', () => {
    const html = render({ state: 'live', reminder: 'remind' });
    expect(html).toContain('href="https://live.orvandel.example/platform"');
    expect(html).not.toContain('href="#remind"');
  });

  it('leads to the recording once it is over, and nowhere else', () => {
    const html = render({ state: 'over', reminder: 'remind', recording: 'replay' });
    expect(html).toContain('href="#replay"');
    expect(html).not.toMatch(/href="[^"]*(\.ics|live\.|remind)/);
  });

  it('leads to the notes, beside a recording or without one', () => {
    expect(render({ state: 'over', notes: 'notes' })).toMatch(/written up on this page.*href="#notes"/s);
    expect(render({ state: 'over', notes: 'notes', recording: 'replay' })).toMatch(/href="#replay".*href="#notes"/s);
  });

  it('says so when it is over and was not recorded', () => {
    const html = render({ state: 'over' });
    expect(html).toContain('It was not recorded');
    expect(html).not.toContain('href="');
  });

  it('draws its speakers, and describes the event to search engines without letting a name out of the data', () => {
    const html = render();
    expect(html.match(/viewBox="0 0 96 96"/g)).toHaveLength(2);
    expect(eventOf(html)).toMatchObject({
      '@type': 'Event',
      startDate: webinar.startsAt,
      endDate: webinar.endsAt,
      url: page.links?.canonical,
      performer: [{ name: 'Lena </script> Hartwig' }, { name: 'Tiago Amorim' }],
    });
  });

  it.each([
    ['ahead', page.links?.canonical],
    ['live', webinar.join],
    ['over', page.links?.canonical],
  ] as const)('names its room to search engines only while the page leads there: %s', (state, url) => {
    const html = render({ state });
    expect(eventOf(html).location).toEqual({ '@type': 'VirtualLocation', url });
    expect(html.includes(webinar.join)).toBe(state === 'live');
  });
});
