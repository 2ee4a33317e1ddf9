import { writeCalendar, type CalendarEvent } from '#src/server/endpoints/icalendar.ts';

const event: CalendarEvent = {
  uid: '/webinar/platform@orvandel.example',
  startsAt: '2027-02-18T17:00:00+01:00',
  endsAt: '2027-02-18T16:45:00.000Z',
  stamp: '2026-11-21T12:00:00.000Z',
  title: 'Pauses; commas, back\\slashes',
  description: 'Line one\nLine two\r\nLine three',
  location: 'https://live.orvandel.example/platform',
  url: 'https://orvandel.example/webinar/platform',
};
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('is one event whose moments are in UTC', () => {
  const lines = writeCalendar(event).split('\r\n');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines).toContain('DTSTART:20270218T160000Z');
  expect(lines).toContain('DTEND:20270218T164500Z');
  expect(lines).toContain('DTSTAMP:20261121T120000Z');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('escapes what has a meaning in a text', () => {
  const file = writeCalendar(event);
  expect(file).toContain(String.raw`SUMMARY:Pauses\; commas\, back\\slashes`);
  expect(file).toContain(String.raw`DESCRIPTION:Line one\nLine two\nLine three`);
});

test('ends every line in CRLF, so that no text can begin a property of its own', () => {
  const file = writeCalendar({ ...event, title: 'x\nATTENDEE:mailto:a@b.example' });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).not.toMatch(/\nATTENDEE/);
});

test.each(['a'.repeat(400), 'я'.repeat(200), `${'x'.repeat(66)}📞📞📞`])(
  'folds %s at 75 octets, between letters',
  (title) => {
    const file = writeCalendar({ ...event, title });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`);
  },
);
