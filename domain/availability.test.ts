import { type ServiceState, services } from '@/content/services';
import { paintingSamples } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import { type Hold, holdOf, misplacedState, pauseOfForm, similarPath, unavailableAs } from './availability';

const picture = (delivers: ShopPicture['delivers'], state: ShopPicture['state']): ShopPicture => ({
  ...{ number: 1, artwork: 2025, price: 9999 },
  ...{ delivers, state },
});

const states: readonly (readonly [ShopPicture['delivers'], ShopPicture['state'], Hold | null, misplaced: boolean])[] = [
  ['original', 'available', null, false],
  ['original', 'reserved', 'reserved', false],
  ['original', 'sold', 'sold', false],
  ['file', 'available', null, false],
  ['file', 'reserved', null, true],
  ['file', 'sold', null, true],
  ['print', 'available', null, false],
  ['print', 'reserved', null, true],
  ['print', 'sold', null, true],
];

test.each(states)('SHOP-8: a picture that delivers %s and is %s is held as %j', (delivers, state, hold, misplaced) => {
  const row = picture(delivers, state);
  expect(unavailableAs(row)).toBe(hold);
  expect(holdOf('picture', 1, { pictures: [row], services })).toBe(hold);
  expect(misplacedState(row)).toBe(misplaced);
});

const paused = (state: ServiceState) => ({
  pictures: [picture('original', 'sold')],
  services: { portraits: state, 'custom-pictures': state, posters: state, lessons: state } as const,
});

test.each(['waiting', 'closed'] as const)(
  'a service that is %s holds its orders, with an item and without',
  (state) => {
    for (const type of ['portraits', 'custom-pictures', 'posters'] as const) {
      expect(holdOf(type, 1, paused(state))).toBe(state);
      expect(holdOf(type, null, paused(state))).toBe(state);
      expect(holdOf(type, null, paused('open'))).toBeNull();
    }
    expect(holdOf('picture', 1, paused(state))).toBe('sold');
    expect(holdOf('picture', null, paused(state))).toBeNull();
  },
);

test('each form of the home page waits for its own service, the contact form for none', () => {
  const only = (service: keyof typeof services) => ({ ...services, [service]: 'closed' as const });
  expect(pauseOfForm('registration-lessons', only('lessons'))).toBe('closed');
  expect(pauseOfForm('orders', only('lessons'))).toBeNull();
  expect(pauseOfForm('orders', only('custom-pictures'))).toBe('closed');
  expect(pauseOfForm('registration-lessons', only('custom-pictures'))).toBeNull();
  expect(pauseOfForm('contact', paused('closed').services)).toBeNull();
});

test('something similar: in the style of the sample that shows the same work, where there is one', () => {
  const [sample] = paintingSamples;
  expect(similarPath({ artwork: sample?.artwork ?? 0 }, 'en')).toBe(`/order/custom-pictures/${sample?.number}`);
  expect(similarPath({ artwork: 1 }, 'pl')).toBe('/zamowienie/custom-pictures');
  expect(similarPath({ artwork: 1 }, 'pl', { ...services, 'custom-pictures': 'waiting' })).toBeNull();
});
