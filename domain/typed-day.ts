import * as z from 'zod/mini';
import { cleanLine } from './text';

const calendar = z.iso.date();

/** As a date field sends it, or as it is typed where a browser shows a text field. @example typedDay('16.12.2026 r.') // '2026-12-16' */
export function typedDay(typed: string): string | null {
  const line = cleanLine(typed);
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s?r\.?)?$/.exec(line) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line;
  return calendar.safeParse(iso).success ? iso : null;
}
