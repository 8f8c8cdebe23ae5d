import { variants } from '@/content/order';
import { type ServiceState, services } from '@/content/services';
import { paintingSamples } from '@/content/shop';
import { choiceIn, workLiked } from '../order/shared-choice';
import { similarPath, variantOf } from './similar-order';

test('SHOP-10: something similar: in the style of the sample that shows the same work, where there is one', () => {
  const [sample] = paintingSamples;
  const artwork = sample?.artwork ?? 0;
  expect(similarPath({ artwork }, 'en')).toBe(
    `/order/custom-pictures/${sample?.number}#choice=1&variant=acrylic&like=${artwork}`,
  );
  expect(similarPath({ artwork: 2018 }, 'pl')).toMatch(/^\/zamowienie\/custom-pictures#choice=1&.*like=2018$/);
});

test('it waits with a waiting list, and is not offered while paintings are closed', () => {
  const painting = (state: ServiceState) => ({ ...services, 'custom-pictures': state });
  expect(similarPath({ artwork: 2018 }, 'pl', painting('waiting'))).not.toBeNull();
  expect(similarPath({ artwork: 2018 }, 'pl', painting('closed'))).toBeNull();
});

test.each([
  ['acrylic on canvas', 'acrylic'],
  ['oil on canvas', 'oil'],
  ['Pencil and sanguine on paper', 'pencil'],
  ['ink and watercolour, digital', 'digital'],
  ['foil on paper', null],
])('the technique %j is ordered as %j', (technique, variant) => expect(variantOf(technique)).toBe(variant));

test('SHOP-10: the form takes technique and work from the address', () => {
  const [, fragment = ''] = similarPath({ artwork: 2018 }, 'pl')?.split('#') ?? [];
  expect(choiceIn(fragment, { type: 'custom-pictures', item: null })?.variant).toBe(String(variants.oil.code));
  expect(workLiked(fragment)).toBe(2018);
});

test.each(['', '#like=', '#like=-1', '#like=1e9', '#like=%3Cb%3E', '#like=12345678901'])(
  '%j names no work',
  (fragment) => expect(workLiked(fragment)).toBeNull(),
);
