import { groszeOf, isLeap } from '@/domain/typed-sums';
import { dayOf } from './typed-amounts';

const now = Date.parse('2026-11-25T12:00Z');

test.each([
  ['2026-12-12', '2026-12-12'],
  ['12.12.2026', '2026-12-12'],
  ['12.12', '2026-12-12'],
  ['1.3', '2027-03-01'],
  ['12 grudnia', '2026-12-12'],
  ['12 Grudnia 2027', '2027-12-12'],
  ['12 December', '2026-12-12'],
  ['5/1/2027', '2027-01-05'],
  ['24.11.2026', null],
  ['30 lutego', null],
  ['12 maj', null],
  ['jutro', '2026-11-26'],
  ['Za tydzień', '2026-12-02'],
  ['za 2 tygodnie', '2026-12-09'],
  ['za 3 dni', '2026-11-28'],
  ['w piątek', '2026-11-27'],
  ['środa', '2026-12-02'],
  ['we wtorek', '2026-12-01'],
  ['2026\u201112\u201112', '2026-12-12'],
  ['\u200b12\u00a0grudnia', '2026-12-12'],
  ['kiedyś', null],
])('DESK-8: the day %s is %s', (typed, day) => {
  expect(dayOf(typed, now)).toBe(day);
});

test.each([
  ['1.950', 195_000],
  ['1.950,00', 195_000],
  ['1 950 zł', 195_000],
  ['1950.50', 195_050],
  ['12.345.678', null],
  ['1.95', 195],
  ['1.9500', null],
  ['1200,-', 120_000],
  ['1 200,–', 120_000],
  ['1\u202f200,50\u200b', 120_050],
  ['-5', null],
])('DESK-8: the amount %s is %s grosze', (typed, grosze) => {
  expect(groszeOf(typed)).toBe(grosze);
});

test.each([
  [39000, 3900, true],
  [39000, 3901, false],
  [39000, 389_999, false],
  [39000, 390_000, true],
  [39000, 39000, false],
])('CONTENT-8: from %i to %i grosze is a leap: %s', (before, after, leap) => {
  expect(isLeap(before, after)).toBe(leap);
});
