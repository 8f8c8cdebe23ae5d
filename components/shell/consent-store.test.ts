import { arrivalOf, type Consent, languageStep, type Step, type Visit } from './consent-store';

const consents: readonly Consent[] = ['accepted', 'refused', null];
const languages = ['pl', 'en', null, 'de'] as const;
const arrivals: readonly Visit['arrival'][] = ['elsewhere', 'within'];
const pages: readonly Visit['page'][] = ['polish home', 'other'];

/** What happens on `/` when the visitor comes from elsewhere; in every other case nothing happens. */
const onArrival: Readonly<Record<string, Step>> = {
  'accepted pl': 'stay',
  'accepted en': 'to English',
  'accepted null': 'to English',
  'accepted de': 'to English',
  'refused pl': 'warn',
  'refused en': 'warn',
  'refused null': 'warn',
  'refused de': 'warn',
  'null pl': 'warn',
  'null en': 'warn',
  'null null': 'warn',
  'null de': 'warn',
};

const visits = consents.flatMap((consent) =>
  languages.flatMap((stored) =>
    arrivals.flatMap((arrival) => pages.map((page): Visit => ({ consent, stored, arrival, page }))),
  ),
);

describe('CONSENT-3: consent, storage, arrival, page', () => {
  test('all combinations are here', () => {
    expect(visits).toHaveLength(3 * 4 * 2 * 2);
  });
  test.each(visits.map((visit) => [Object.values(visit).join(', '), visit] as const))('%s', (_, visit) => {
    const { consent, stored, arrival, page } = visit;
    const counts = arrival === 'elsewhere' && page === 'polish home';
    expect(languageStep(visit)).toBe(counts ? onArrival[`${consent} ${stored}`] : 'stay');
  });
});

test.each<[referrer: string, navigation: string | undefined, arrival: Visit['arrival']]>([
  ['', 'navigate', 'elsewhere'],
  ['https://search.example/', 'navigate', 'elsewhere'],
  ['https://werniks.example.evil.example/', 'navigate', 'elsewhere'],
  ['https://werniks.example/en', 'navigate', 'within'],
  ['https://werniks.example', 'navigate', 'within'],
  ['', 'reload', 'within'],
  ['https://search.example/', 'back_forward', 'within'],
  ['', undefined, 'within'],
])('from "%s" by %s: %s', (referrer, navigation, arrival) => {
  expect(arrivalOf(referrer, 'https://werniks.example', navigation)).toBe(arrival);
});
