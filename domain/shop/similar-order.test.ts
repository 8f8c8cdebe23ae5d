import { artworkById } from '@/content/artworks';
import { variants } from '@/content/order';
import { type ServiceState, services } from '@/content/services';
import { paintingSamples } from '@/content/shop';
import { choiceIn } from '../order/shared-choice';
import { similarTo, variantOf } from './similar-order';

test('SHOP-10: something similar: in the style of the sample that shows the same work, where there is one', () => {
  const [sample] = paintingSamples;
  const artwork = sample?.artwork ?? 0;
  expect(similarTo(artwork, 'en')?.href).toBe(
    `/order/custom-pictures/${sample?.number}#choice=1&variant=acrylic&like=${artwork}`,
  );
  expect(similarTo(2018, 'pl')?.href).toMatch(/^\/zamowienie\/custom-pictures#choice=1&.*like=2018$/);
  expect(similarTo(1046, 'en')?.href).toBe('/order/portraits#choice=1&like=1046');
});

test('it waits with a waiting list, and is not offered while paintings are closed', () => {
  const painting = (state: ServiceState) => ({ ...services, 'custom-pictures': state });
  expect(similarTo(2018, 'pl', painting('waiting'))).not.toBeNull();
  expect(similarTo(2018, 'pl', painting('closed'))).toBeNull();
  const noPortraits = { ...services, portraits: 'closed' } as const;
  expect(similarTo(1044, 'en', noPortraits)?.href).toBe('/order/custom-pictures#choice=1&variant=acrylic&like=1044');
});

test.each([
  ['acrylic on canvas', 'acrylic'],
  ['oil on canvas', 'oil'],
  ['Pencil and sanguine on paper', 'pencil'],
  ['ink and watercolour, digital', 'digital'],
  ['foil on paper', null],
])('the technique %j is ordered as %j', (en, variant) => {
  const technique = { en, pl: '' };
  expect(variantOf({ technique, sizeCm: { width: 30, height: 40 } })).toBe(variant);
  expect(variantOf({ technique, sizeCm: null })).toBe(variant ?? 'digital');
});

test.each([
  ['a portrait of acrylic, 60 × 75 cm, costs as A1', 1044, { like: 118_000, smaller: 39_000, instead: null }],
  [
    'of gouache, which cannot be ordered, what the cheapest other costs',
    1046,
    { like: 26_000, smaller: 19_000, instead: 'pencil' },
  ],
  ['a file has no size', 4060, { like: 15_900, smaller: null, instead: null }],
])('SHOP-10: what something similar costs: %s', (_, work, cost) => expect(similarTo(work, 'pl')?.cost).toEqual(cost));

test.each(['portraits', 'custom-pictures'] as const)(
  'SHOP-10: the form of %s takes technique and work from the address',
  (type) => {
    const { technique, id } = artworkById(type === 'portraits' ? 1044 : 2018);
    const [, fragment = ''] = similarTo(id, 'pl')?.href.split('#') ?? [];
    const variant = technique?.en.startsWith('oil') ? variants.oil : variants.acrylic;
    expect(choiceIn(fragment, { type, item: null })).toMatchObject({ variant: String(variant.code), work: String(id) });
  },
);

test.each(['like=', 'like=-1', 'like=1e9', 'like=%3Cb%3E', 'like=12345678901'])('%j names no work', (fragment) =>
  expect(choiceIn(`choice=1&${fragment}`, { type: 'portraits', item: null })).not.toHaveProperty('work'),
);
