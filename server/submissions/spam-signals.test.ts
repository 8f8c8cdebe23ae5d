import { spamSignalOf } from './spam-signals';

const links = (count: number): string => Array(count).fill('https://a.example www').join(' ');

test.each<[string, Record<string, string>, string | undefined]>([
  ['an ordinary message', { text: 'Dzień dobry', website: '', elapsed_ms: '24000' }, undefined],
  ['a form without script', { text: 'Dzień dobry' }, undefined],
  ['a hidden field that is filled', { website: 'x' }, 'hidden'],
  ['a hidden field of spaces', { website: ' ' }, undefined],
  ['under two seconds', { elapsed_ms: '1999' }, 'fast'],
  ['two seconds', { elapsed_ms: '2000' }, undefined],
  ['no time at all', { elapsed_ms: '0' }, 'fast'],
  ['a time that is no number', { elapsed_ms: '-1' }, undefined],
  ['five links', { text: links(5) }, undefined],
  ['six links in two fields', { text: links(3), comment: `${links(2)} WWW.b.example` }, 'links'],
])('TRUST-19: %s', (_, fields, expected) => {
  expect(spamSignalOf(fields)).toBe(expected);
});
