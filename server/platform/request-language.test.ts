import { languageOf } from './request-language';

test.each<[asked: string | undefined, accepted: string | null, 'pl' | 'en']>([
  ['en', 'pl', 'en'],
  ['pl', 'en', 'pl'],
  ['de', 'en-GB,en;q=0.9', 'en'],
  [undefined, 'de-DE,en;q=0.5,pl;q=0.8', 'pl'],
  [undefined, 'EN', 'en'],
  [undefined, 'de', 'pl'],
  [undefined, null, 'pl'],
])('API-8: the form says %s, the browser %s: %s', (asked, accepted, expected) => {
  expect(languageOf(new Headers(accepted === null ? {} : { 'accept-language': accepted }), asked)).toBe(expected);
});
