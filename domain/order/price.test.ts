import { prices } from '@/content/prices';
import { formatPrice } from '../price-format';
import { emptyDraft } from './draft';
import { allReachableDrafts } from './drafts.fixture';
import { missing } from './needs';
import { priceOf } from './price';

const poster = { ...emptyDraft('posters', 1), medium: 'print', size: 'a3' } as const;

describe('readings 4: prices', () => {
  test('every picture costs 9999 grosze, exactly', () => {
    expect(priceOf(emptyDraft('picture', 6))).toEqual({ grosze: 9999, from: false });
  });
  test('a poster in A4 to A0 is exact, a custom size is "from"', () => {
    expect(priceOf(poster).from).toBe(false);
    expect(priceOf({ ...poster, size: 'custom' }).from).toBe(true);
  });
  test('made to order is "from"', () => {
    expect(priceOf(emptyDraft('portraits', null)).from).toBe(true);
    expect(priceOf(emptyDraft('custom-pictures', null)).from).toBe(true);
  });
  test('the first matching row counts', () => {
    const table = [
      { type: 'posters', medium: 'mug', grosze: 1 },
      { type: 'posters', size: 'a3', grosze: 2 },
      { type: 'posters', grosze: 3 },
    ] as const;
    expect(priceOf(poster, table).grosze).toBe(2);
    expect(priceOf({ ...poster, size: 'a4' }, table).grosze).toBe(3);
  });
  test('specification 9: where no row matches, 99.99 zł stands', () => {
    expect(priceOf(poster, [])).toEqual({ grosze: 9999, from: false });
    expect(priceOf(emptyDraft('picture', null), [])).toEqual({ grosze: 9999, from: false });
  });
  test('every complete draft without a custom size has a row of its own', () => {
    const complete = allReachableDrafts().filter(
      (draft) => draft.type !== 'picture' && draft.size !== 'custom' && missing(draft).length === 0,
    );
    const marked = prices.map((row) => ({ ...row, grosze: 1 }));
    const unmatched = complete.filter((draft) => priceOf(draft, marked).grosze !== 1);
    expect(complete.length).toBeGreaterThan(100);
    expect(unmatched).toEqual([]);
  });
});

describe('readings 4: how a price is written', () => {
  test.each([
    [9999, '99,99 zł', '99.99 zł'],
    [4900, '49,00 zł', '49.00 zł'],
    [5, '0,05 zł', '0.05 zł'],
    [345000, '3450,00 zł', '3450.00 zł'],
  ])('%i grosze', (grosze, polish, english) => {
    expect(formatPrice(grosze, 'pl')).toBe(polish);
    expect(formatPrice(grosze, 'en')).toBe(english);
  });
});
