import { orderTypes } from '@/content/order';
import { type ServiceState, services, shopRest } from '@/content/services';
import type { ShopPicture } from '@/content/types';
import {
  type Hold,
  holdOf,
  isClosedForm,
  misplacedState,
  onShelf,
  openingPicture,
  pauseOf,
  unavailableAs,
} from './availability';

const picture = (delivers: ShopPicture['delivers'], state: ShopPicture['state']): ShopPicture => ({
  number: 1,
  artwork: 2025,
  price: 9999,
  delivers,
  state,
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

test.each([
  ['open', null],
  ['waiting', null],
  ['closed', 'closed'],
] as const)('SHOP-8: a service that is %s holds its orders as %j, with an item and without', (state, hold) => {
  for (const type of ['portraits', 'custom-pictures', 'posters'] as const) {
    expect(holdOf(type, 1, paused(state))).toBe(hold);
    expect(holdOf(type, null, paused(state))).toBe(hold);
    expect(pauseOf(type, paused(state).services)).toBe(state === 'open' ? null : state);
  }
  expect(holdOf('picture', 1, paused(state))).toBe('sold');
  expect(holdOf('picture', null, paused(state))).toBeNull();
});

test('SHOP-9: a shop that rests takes no orders, whatever its services say; lessons and letters go on', () => {
  jest.replaceProperty(shopRest, 'resting', true);
  const open = { pictures: [picture('file', 'available')], services: paused('open').services };
  for (const type of orderTypes) expect(holdOf(type, type === 'picture' ? 1 : null, open)).toBe('closed');
  expect(holdOf('picture', 1, paused('open'))).toBe('sold');
  expect([isClosedForm('orders'), isClosedForm('registration-lessons'), isClosedForm('contact')]).toEqual([
    ...[true, false, false],
  ]);
  jest.restoreAllMocks();
});

test('each form of the home page waits for its own service, the contact form for none', () => {
  const only = (service: keyof typeof services) => ({ ...services, [service]: 'closed' as const });
  expect(isClosedForm('registration-lessons', only('lessons'))).toBe(true);
  expect(isClosedForm('orders', only('lessons'))).toBe(false);
  expect(isClosedForm('orders', only('custom-pictures'))).toBe(true);
  expect(isClosedForm('registration-lessons', only('custom-pictures'))).toBe(false);
  expect(isClosedForm('orders', paused('waiting').services)).toBe(false);
  expect(isClosedForm('contact', paused('closed').services)).toBe(false);
});

const original = (number: number, state: ShopPicture['state'] = 'available'): ShopPicture => ({
  ...picture('original', state),
  number,
});
const numbers = (pictures: readonly ShopPicture[]) => pictures.map(({ number }) => number);

test.each([
  ['the first picture opens the shop', [original(1), original(2), original(3)], 1, [2, 3, 1]],
  ['one that is sold never does', [original(1, 'sold'), original(2), original(3)], 2, [1, 3, 2]],
  ['where all are gone none does', [original(1, 'sold'), original(2, 'reserved')], undefined, [1, 2]],
  ['without pictures there is none', [], undefined, []],
])('SHOP-1: %s, and the rail shows all of them', (_, pictures, opening, shelf) => {
  expect(openingPicture(pictures)?.number).toBe(opening);
  expect(numbers(onShelf(pictures))).toEqual(shelf);
});
