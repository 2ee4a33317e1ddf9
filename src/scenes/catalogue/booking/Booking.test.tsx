import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Booking } from '#src/scenes/catalogue/booking/Booking.tsx';
import { bookingSchema } from '#src/scenes/catalogue/booking/schema.ts';
import { bookingSpecimen } from '#src/scenes/catalogue/booking/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof bookingSpecimen) =>
  bookingSchema.parse({ name: 'booking', ...bookingSpecimen[locale] });
const parse = (change: object) =>
  bookingSchema.safeParse({ name: 'booking', ...bookingSpecimen.en, ...change }).success;

describe('the calendar', () => {
  it.each([
    ['en', 'Thu, <', '4:30\u00a0p.m.'],
    ['es', 'jue, <', '16:30'],
    ['pt', 'quinta, <', '16h30'],
    ['ru', 'чт, <', '16:30'],
  ] as const)('says in %s on which day and at what time is booked', (locale, day, time) => {
    const html = renderBlock(<Booking {...sceneIn(locale)} />, { locale });
    expect(html).toContain(day);
    expect(html).toContain(`<b>${time}</b>`);
  });

  it.each(WRITTEN_LOCALES)('books in %s after everything is said, and confirms it last', (locale) => {
    const html = renderBlock(<Booking {...sceneIn(locale)} />, { locale });
    const [, booked] = /class="booked"[^>]* data-step="(\d+)"/.exec(html) ?? [];
    expect(booked).toBe('4');
    expect(html).toMatch(/class="message" data-step="5"/);
  });

  it.each([
    [false, ['Caller:', 'Answer:', 'Caller:']],
    [true, ['Called party:', 'Caller:', 'Called party:']],
  ])('names who speaks by the way of the call; outgoing: %s', (isOutgoing, names) => {
    const html = renderBlock(<Booking {...sceneIn('en')} isOutgoing={isOutgoing} />);
    expect(html.match(/(Caller|Called party|Answer):/g)).toEqual(names);
  });

  it('lays what is taken in its day, and what is booked in its half hours', () => {
    const html = renderBlock(<Booking {...sceneIn('en')} />);
    expect(html).toContain('class="taken" data-day="1" data-slot="1" data-length="3"');
    expect(html).toContain('class="booked" data-day="4" data-slot="6" data-length="2"');
  });

  it('refuses a week that begins on another day: its columns are Monday to Friday', () => {
    expect(parse({ monday: '2026-11-23' })).toBe(true);
    for (const day of ['2026-11-17', '2026-11-22']) expect(parse({ monday: day })).toBe(false);
  });

  it('refuses what is offered or booked where something is taken, twice, or past the end', () => {
    const { booked } = bookingSpecimen.en;
    expect(parse({})).toBe(true);
    expect(parse({ booked: { ...booked, day: 1 } })).toBe(false);
    expect(parse({ booked: { ...booked, day: 3, slot: 5 } })).toBe(false);
    expect(parse({ booked: { ...booked, day: 2, slot: 8 } })).toBe(false);
    expect(parse({ taken: [...bookingSpecimen.en.taken, { day: 2, slot: 7, length: 3 }] })).toBe(false);
  });
});
