import { locales } from '@/i18n/locales';
import { accessibility } from './accessibility';
import { privacyPolicy } from './privacy-policy';
import { storeRegulations } from './store-regulations';
import { type Block, type DocumentSection, tokens } from './types';

const documents: readonly (readonly [string, readonly DocumentSection[]])[] = [
  ['accessibility', accessibility],
  ['privacy policy', privacyPolicy],
  ['store regulations', storeRegulations],
];
const textsOf = (block: Block) => ('list' in block ? block.list : [block]);
const tokensOf = (text: string) => (text.match(/\{\w*\}/g) ?? []).toSorted();

describe.each(documents)('%s', (_, sections) => {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);

  test.each(locales)('has an anchor of its own for each section (%s)', (locale) => {
    expect(new Set(sections.map(({ id }) => id[locale])).size).toBe(sections.length);
  });

  test('fills in known particulars, the same in both languages', () => {
    for (const { pl, en } of texts) {
      expect(tokensOf(en)).toEqual(tokensOf(pl));
      for (const token of tokensOf(pl)) expect(tokens).toContain(token.slice(1, -1));
    }
  });

  test('is plain prose: no dashes, no text left empty', () => {
    for (const text of texts.flatMap(({ pl, en }) => [pl, en])) expect(text).toMatch(/^[^—–]+$/);
  });
});

test.each([
  ['privacy policy', privacyPolicy],
  ['store regulations', storeRegulations],
])('%s names the seller’s address and tax number, which only the owner knows', (_, sections) => {
  const said = JSON.stringify(sections);
  for (const token of ['{address}', '{taxId}', '{email}']) expect(said).toContain(token);
});
