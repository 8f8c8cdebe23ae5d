import { calendarFile } from './calendar-file';

const entry = {
  id: '2026-0001-A2@studio.example',
  day: '2026-12-31',
  dayAfter: '2027-01-01',
  stamp: '20261121T130500Z',
  summary: 'Odbiór; „Łąka, maj”\n\\ tu',
};

test('STATUS-18: a calendar file is one whole day, with CRLF, and its text escaped', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Werniks//order//EN', 'BEGIN:VEVENT'],
    ...['UID:2026-0001-A2@studio.example', 'DTSTAMP:20261121T130500Z'],
    ...['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'],
    ...['SUMMARY:Odbiór\\; „Łąka\\, maj”\\n\\\\ tu', 'TRANSP:TRANSPARENT'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test.each(['ż', '漢', '🎨', 'a', 'aż漢🎨'])(
  'STATUS-18: no line of %s is longer than 75 bytes, and no sign is cut',
  (sign) => {
    const summary = sign.repeat(120);
    const file = calendarFile({ ...entry, summary });
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  },
);
