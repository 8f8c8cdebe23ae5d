import type { Medium } from '@/content/media';
import { beyondA0Percent, prices } from '@/content/prices';
import { formatPrice } from '../shop/price-format';
import { allReachableDrafts } from './drafts.fixture';
import { missing } from './needs';
import { emptyDraft, type OrderDraft } from './order';
import { isBeyondA0, lowestPrice, mediumPrice, priceOf, priceRange } from './price';
import { sidesOf, sizeIsOpen, sizeWords, standardSizeFor, understoodSize } from './size';

describe('price', () => {
  const poster = { ...emptyDraft('posters', 1), medium: 'print', size: 'a3' } as const;

  describe('ORDER-13: prices', () => {
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
    test.each([
      // width, height, grosze of a printed poster
      ['21', '29,7', 4900],
      ['30x40', '', 6900],
      ['', '60 × 80 cm', 14900],
      ['0,6 m', '80', 14900],
    ])('a size of %j by %j costs what the standard size of at least its area does', (width, height, grosze) => {
      expect(priceOf({ ...poster, size: 'custom', width, height })).toEqual({ grosze, from: true });
    });
    test.each([
      ['', ''],
      ['60', ''],
      ['nad kanapę', 'do sufitu'],
    ])('a size that says nothing (%j, %j) costs "from" the lowest row, and says why', (width, height) => {
      const draft = { ...poster, size: 'custom', width, height } as const;
      expect(priceOf(draft)).toEqual({ grosze: 4900, from: true });
      expect(sizeIsOpen(draft)).toBe(true);
    });
    test('the lowest row need not be the smallest size', () => {
      const table = (['a4', 'a3', 'a2', 'a1', 'a0'] as const).map(
        (size, index) => ({ type: 'posters', size, grosze: 50 - index }) as const,
      );
      expect(priceOf({ ...poster, size: 'custom' }, table).grosze).toBe(46);
    });
    test('a larger size of one’s own never costs less than a standard one that it covers', () => {
      const drafts = allReachableDrafts().filter((draft) => draft.size === 'a2' && missing(draft).length === 0);
      const cheaper = drafts.filter(
        (draft) => priceOf({ ...draft, size: 'custom', width: '300', height: '200' }).grosze < priceOf(draft).grosze,
      );
      expect(drafts.length).toBeGreaterThan(20);
      expect(cheaper).toEqual([]);
    });
    test('a type has a lowest price before anything is chosen', () => {
      expect(lowestPrice('portraits')).toBe(14900);
      expect(lowestPrice('posters', undefined, [{ type: 'portraits', grosze: 1 }, ...prices])).toBe(4900);
      expect(lowestPrice('posters', undefined, [])).toBe(9999);
      expect(lowestPrice('portraits', 'acrylic')).toBe(39_000);
    });
    test('a standard size or no size at all leaves nothing open', () => {
      expect(sizeIsOpen(poster)).toBe(false);
      expect(sizeIsOpen({ ...poster, size: null })).toBe(false);
      expect(sizeIsOpen({ ...poster, size: 'custom', width: '60x80' })).toBe(false);
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
    test('ORDER-13: where no row matches, 99.99 zł stands', () => {
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

  describe('ORDER-12: how a price is written', () => {
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

  test.each<[Medium, Partial<OrderDraft>, string, boolean]>([
    ['mug', { type: 'posters' }, '59,00 zł', false],
    ['print', { type: 'posters' }, '49,00 zł', true],
    ['print', { type: 'posters', size: 'a1', quantity: 3 }, '149,00 zł', false],
    ['mug', { type: 'portraits', variant: 'digital', subject: 'digital-plus' }, '258,00 zł', true],
    ['file', { type: 'portraits' }, '149,00 zł', true],
  ])('ORDER-8: %s costs at least, for %o', (medium, choice, price, from) => {
    const { grosze, ...rest } = mediumPrice({ ...emptyDraft('posters', 1), ...choice }, medium);
    expect([formatPrice(grosze, 'pl'), rest.from]).toEqual([price, from]);
  });

  test('ORDER-29: the price is for all pieces', () => {
    const one = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4' } as const;
    expect(priceOf({ ...one, quantity: 3 }).grosze).toBe(3 * priceOf(one).grosze);
  });

  describe('ORDER-14: beyond A0 the price goes by the area', () => {
    const own = (
      type: OrderDraft['type'],
      width: string,
      height: string,
      medium: OrderDraft['medium'] = null,
    ): OrderDraft => ({ ...emptyDraft(type, null), variant: 'acrylic', size: 'custom', width, height, medium });
    const a0 = priceOf({ ...own('custom-pictures', '', ''), size: 'a0' }).grosze;
    test('a painting of two A0s costs more than one, up to whole 10 zł', () => {
      const twice = own('custom-pictures', '168.2', '118.9');
      expect(isBeyondA0(twice)).toBe(true);
      expect(priceOf(twice)).toEqual({
        grosze: Math.ceil((a0 * (1 + beyondA0Percent / 100)) / 1000) * 1000,
        from: true,
      });
    });
    test('A0 itself, and what is smaller, costs as before', () => {
      expect(priceOf(own('custom-pictures', '84.1', '118.9')).grosze).toBe(a0);
      expect(isBeyondA0(own('custom-pictures', '84.1', '118.9'))).toBe(false);
      expect(isBeyondA0(own('custom-pictures', 'duży', ''))).toBe(false);
    });
    test('of a mug the size is the artwork’s, so the price does not grow', () => {
      const mug = own('posters', '500', '300', 'mug');
      expect(isBeyondA0(mug)).toBe(false);
      expect(priceOf(mug).grosze).toBe(priceOf({ ...mug, size: 'a4' }).grosze);
    });
    test('where the size is not known the whole range is shown', () => {
      const { least, most } = priceRange(own('custom-pictures', 'duży', ''));
      expect([least, most]).toEqual([priceOf({ ...own('custom-pictures', '', ''), size: 'a4' }).grosze, a0]);
    });
  });
});

describe('size', () => {
  type Row = readonly [width: string, height: string, understood: readonly [number, number] | null];

  const rows: readonly Row[] = [
    // a side in each field
    ['60', '80', [60, 80]],
    ['60 cm', '80 cm', [60, 80]],
    ['60cm', '80', [60, 80]],
    [' 60 CM ', '80 cm.', [60, 80]],
    ['60,5', '80.25', [60.5, 80.25]],
    ['0,6 m', '0,8 m', [60, 80]],
    ['0,6 m', '80', [60, 80]],
    ['600 mm', '800mm', [60, 80]],
    ['0.21 m', '0.297 m', [21, 29.7]],
    ['210 mm', '297 mm', [21, 29.7]],
    ['60', '60', [60, 60]],
    ['60\u00a0cm', '80\u00a0cm', [60, 80]],
    // both in one, whichever it is
    ['60x80', '', [60, 80]],
    ['', '60x80', [60, 80]],
    ['60 × 80 cm', '', [60, 80]],
    ['60 X 80', '  ', [60, 80]],
    ['60*80cm', '', [60, 80]],
    ['60 cm x 80 cm', '', [60, 80]],
    ['60 cm x 80', '', [60, 80]],
    ['0,6 x 0,8 m', '', [60, 80]],
    ['0,6m×80cm', '', [60, 80]],
    ['600 x 800 mm', '', [60, 80]],
    ['60 na 80', '', [60, 80]],
    ['60 by 80 cm', '', [60, 80]],
    ['60x80', '60x80', [60, 80]],
    ['300 x 200 cm', '', [300, 200]],
    ['60/80', '', [60, 80]],
    ['60х80', '', [60, 80]],
    ['60 см', '80см', [60, 80]],
    // a mark before exactly three digits is that of thousands, but not of metres
    ['1.000 mm', '1,250 mm', [100, 125]],
    ['1 000 mm', '1\u00a0200 mm', [100, 120]],
    ['1.000', '2.000', [1000, 2000]],
    ['1.000 x 1.500 mm', '', [100, 150]],
    ['1.250 m', '1,5 m', [125, 150]],
    ['1.250 x 1,5 m', '', [125, 150]],
    ['0.841', '1', null],
    // sides that no picture has
    ['1 mm', '80', null],
    ['31 m', '80', null],
    ['29.700', '42', null],
    ['999999 m', '999999 m', null],
    ['800', '1', null],
    ['300 x 12 cm', '', [300, 12]],
    ['300 x 11,9 cm', '', null],
    // what cannot be read
    ['', '', null],
    ['60', '', null],
    ['', '0,6 m', null],
    ['60 cm', 'nad kanapę', null],
    ['duży', 'duży', null],
    ['ok. 60', '80', null],
    ['60x80', '80', null],
    ['60x80', '60x90', null],
    ['60 x 80 x 2', '', null],
    ['60 x', '', null],
    ['x', '', null],
    ['60 80', '', null],
    ['60-80', '', null],
    ['-60', '80', null],
    ['0', '80', null],
    ['0,0 m', '80', null],
    ['0,0001 mm', '80', null],
    // inches and feet, where a buyer says so
    ['60 in', '80 in', [152.4, 203.2]],
    ['63"', '35 inches', [160.02, 88.9]],
    ['63 cale', '35 cali', [160.02, 88.9]],
    ['6 feet', '3 ft', [182.88, 91.44]],
    ["6'", '1 foot', [182.88, 30.48]],
    ['6 x 3 ft', '', [182.88, 91.44]],
    ['63”', '35″', [160.02, 88.9]],
    ["24''", '36 in', [60.96, 91.44]],
    ['6’', '3′', [182.88, 91.44]],
    ['60 ell', '80', null],
    ['1e3', '80', null],
    ['60,', '80', null],
    [',6 m', '80', null],
    ['6 0', '80', null],
    ['1234567', '80', null],
    ['Infinity', 'Infinity', null],
    ['60 сm', '80', null],
    ['60naa80', '', null],
  ];

  test.each(rows)('ORDER-14: width %j and height %j', (width, height, understood) => {
    const size = understoodSize({ width, height });
    expect(size && [size.width, size.height]).toEqual(understood);
  });

  test('a unit stands for the field it is typed in, both in one text share it', () => {
    expect(understoodSize({ width: '60', height: '800 mm' })).toEqual({ width: 60, height: 80 });
    expect(understoodSize({ width: '60 x 800 mm', height: '' })).toEqual({ width: 6, height: 80 });
  });

  const areas: readonly (readonly [width: string, height: string, size: string])[] = [
    ['1', '1', 'a4'],
    ['21', '29,7', 'a4'],
    ['0,297 m', '210 mm', 'a4'],
    ['21', '29,71', 'a3'],
    ['29.7', '42', 'a3'],
    ['30', '40', 'a3'],
    ['10', '100', 'a3'],
    ['42', '59,4', 'a2'],
    ['50', '50', 'a1'],
    ['60', '80', 'a1'],
    ['594 mm', '0,841 m', 'a1'],
    ['60', '90', 'a0'],
    ['84,1', '118,9', 'a0'],
    ['84,1', '119', 'a0'],
    ['300', '200', 'a0'],
    ['30 m', '30 m', 'a0'],
  ];

  test.each(areas)('ORDER-14: %s by %s is at most as large as %s', (width, height, standard) => {
    const size = understoodSize({ width, height });
    expect(size && standardSizeFor(size)).toBe(standard);
  });

  test('long nonsense is not understood, and no pattern tries it again and again', () => {
    const hostile = ['1'.repeat(50_000), `${'1 '.repeat(25_000)}x`, 'x'.repeat(50_000), `60${' '.repeat(50_000)}x80q`];
    for (const width of hostile) expect(understoodSize({ width, height: '' })).toBeNull();
  });

  test('a size is written with its centimetres, in the language of the page', () => {
    expect(sizeWords('a3')).toEqual({
      pl: 'A3 · 29,7 × 42 cm',
      en: 'A3 · 29.7 × 42 cm',
    });
    expect(sizeWords('custom')).toEqual({ pl: 'Inny', en: 'Custom' });
  });

  test('and to the millimetre: inches make no hundredths', () => {
    const size = understoodSize({ width: '63"', height: '36,1 in' });
    expect(size && [sidesOf(size, 'pl'), sidesOf(size, 'en')]).toEqual(['160 × 91,7 cm', '160 × 91.7 cm']);
  });
});
