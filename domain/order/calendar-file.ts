import { agreedOffer, type OrderHistory, stateOf, wayOf } from './status';

/** A day that was agreed, such as `2026-12-20`, and what comes on it. */
export type AgreedDay = Readonly<{ what: 'pickup' | 'arrives' | 'ready'; day: string }>;

/** The day that is still to come; null where none is agreed. */
export function agreedDay(history: OrderHistory): AgreedDay | null {
  const [state, way, agreed] = [stateOf(history), wayOf(history), agreedOffer(history)];
  if (state === 'sent' && way?.by === 'pickup') return { what: 'pickup', day: way.day };
  if (!agreed || state === 'done') return null;
  const { by, terms } = agreed;
  if (terms.arrives !== null) return { what: 'arrives', day: terms.arrives };
  return state === 'sent' ? null : { what: 'ready', day: by };
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Of a line, in bytes, without its end. */
const most = 75;

const bytesOf = (sign: string): number => new TextEncoder().encode(sign).length;

/** A line in pieces of at most 75 bytes, no sign cut in two; each further one begins with a space (3.1). */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const sign of line) {
    const isFull = bytes + bytesOf(sign) > most;
    text += isFull ? `\r\n ${sign}` : sign;
    bytes = (isFull ? 1 : bytes) + bytesOf(sign);
  }
  return text;
}

type Entry = Readonly<{ id: string; day: string; dayAfter: string; stamp: string; summary: string }>;

/**
 * A whole day for a calendar: RFC 5545. It has no link to the order's page, whose address is a key: calendars are shared.
 * @param entry `stamp`: when it was made, such as `20261121T130500Z`
 */
export const calendarFile = ({ id, day, dayAfter, stamp, summary }: Entry): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Werniks//order//EN', 'BEGIN:VEVENT'],
    ...[`UID:${id}`, `DTSTAMP:${stamp}`],
    ...[`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${dayAfter.replaceAll('-', '')}`],
    ...[`SUMMARY:${escaped(summary)}`, 'TRANSP:TRANSPARENT'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
