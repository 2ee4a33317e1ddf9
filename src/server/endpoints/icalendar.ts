/** RFC 5545: a line is at most 75 octets, and goes on in the next one behind a space. */
const LINE_OCTETS = 75;
const BREAK = '\r\n';

/** An event as calendars take it over. Texts are plain: what RFC 5545 has to have escaped is escaped here. */
export interface CalendarEvent {
  /** The same for every download of the event, so that a later one replaces an earlier one. */
  readonly uid: string;
  /** ISO moments. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When this file was made. */
  readonly stamp: string;
  readonly title: string;
  readonly description: string;
  /** Where it takes place. */
  readonly location: string;
  /** The page that tells about it. */
  readonly url: string;
}

/** @returns an iCalendar file (RFC 5545) with one event */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//webinars//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + BREAK).join('');
}

/** `2027-02-18T17:00:00+01:00` → `20270218T160000Z` */
function utcTime(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** By octets, and never inside a letter. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      folded += `${BREAK} `;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
