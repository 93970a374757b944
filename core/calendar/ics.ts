/** One entry of a calendar file; texts as people read them. */
export interface CalendarEvent {
  /** Lasts as long as the event: a calendar that reads the file again replaces the entry. */
  readonly uid: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly url: string;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
}

/** A calendar file (RFC 5545): times in UTC, so that no zone of server or reader matters, lines of at most 75 octets. */
export function calendarFile(events: readonly CalendarEvent[], name: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wutong//Activities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.changedAt)}`,
    `DTSTART:${instant(event.startAt)}`,
    `DTEND:${instant(event.endAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.note ? [`DESCRIPTION:${escapeText(event.note)}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** Octets a line may have without its break. */
const most = 75;

/** Breaks a line between characters, never inside the octets of one; the space that begins the next line counts. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > most) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

/** Length of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** 20261125T060000Z */
function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
