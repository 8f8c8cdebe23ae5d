import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { savedAt } from './draft-note';

const at = new Date(2026, 4, 12, 21, 14).getTime();
const later = (days: number, hour: number) => new Date(2026, 4, 12 + days, hour).getTime();

test.each([
  [later(0, 22), 'Zapisane tutaj dzisiaj o 21:14.', 'Saved here today at 21:14.'],
  [later(1, 0), 'Zapisane tutaj we wtorek o 21:14.', 'Saved here on Tuesday at 21:14.'],
  [later(6, 23), 'Zapisane tutaj we wtorek o 21:14.', 'Saved here on Tuesday at 21:14.'],
  [later(7, 0), 'Zapisane tutaj 12 maja o 21:14.', 'Saved here on 12 May at 21:14.'],
])('a draft of Tuesday, seen at %d', (now, pl, en) => {
  const told = locales.map((locale) => savedAt({ at, now }, messages[locale].order.draft, locale));
  expect(told).toEqual([pl, en]);
});
