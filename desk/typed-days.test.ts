import { dayOf, dayTyped, dayWished } from './typed-days';

const today = '2026-11-26';

test.each([
  ['16 grudnia', '2026-12-16'],
  ['do 16 grudnia', '2026-12-16'],
  ['1.3', '2027-03-01'],
  ['December 16', '2026-12-16'],
  ['16th of December', '2026-12-16'],
  ['Dec 16, 2027', '2027-12-16'],
  ['za miesiąc', '2026-12-26'],
  ['in a month', '2026-12-26'],
  ['za 3 miesiące', '2027-02-26'],
  ['za tydzień', '2026-12-03'],
  ['in 2 weeks', '2026-12-10'],
  ['w połowie stycznia', '2027-01-15'],
  ['mid-January', '2027-01-15'],
  ['in the middle of January', '2027-01-15'],
  ['pod koniec lutego', '2027-02-28'],
  ['end of February 2028', '2028-02-29'],
  ['na początku stycznia', '2027-01-05'],
  ['w piątek', '2026-11-27'],
  ['on Friday', '2026-11-27'],
  ['w czwartek', '2026-12-03'],
  ['dziś', '2026-11-26'],
  ['wczoraj', null],
  ['31 listopada', null],
  ['w połowie', null],
  ['kiedyś', null],
])('DESK-8: ahead, %s is %s', (typed, day) => {
  expect(dayTyped(typed, today, 'ahead')).toBe(day);
});

test.each([
  ['dziś', '2026-11-26'],
  ['wczoraj', '2026-11-25'],
  ['yesterday', '2026-11-25'],
  ['19 listopada', '2026-11-19'],
  ['24.12', '2025-12-24'],
  ['w piątek', '2026-11-20'],
  ['last Thursday', '2026-11-19'],
  ['jutro', null],
  ['19.11.2027', null],
])('DESK-8: of a payment, %s is %s', (typed, day) => {
  expect(dayTyped(typed, today, 'past')).toBe(day);
});

test.each([
  ['Na święta, do 18 grudnia', '2026-12-18'],
  ['na święta', '2026-12-24'],
  ['by December 20, please', '2026-12-20'],
  ['2 osoby, 18.12', '2026-12-18'],
  ['jak najszybciej', null],
])('DESK-8: the wish "%s" names the day %s', (wish, day) => {
  expect(dayWished(wish, today)).toBe(day);
});

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
