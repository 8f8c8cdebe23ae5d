import type { ShopItem, ShopPicture } from './types';

/** The shop's four rails, in the order of the page (SHOP-1). `number` is in the item's address: never change it. */
export const pictures: readonly ShopPicture[] = [
  { number: 1, artwork: 2015, price: 9999, delivers: 'file', state: 'available' },
  { number: 2, artwork: 2027, price: 9999, delivers: 'file', state: 'available' },
  { number: 3, artwork: 2024, price: 9999, delivers: 'file', state: 'available' },
  { number: 4, artwork: 2018, price: 9999, delivers: 'file', state: 'available' },
  { number: 5, artwork: 2002, price: 9999, delivers: 'file', state: 'available' },
  { number: 6, artwork: 2011, price: 9999, delivers: 'file', state: 'available' },
];

export const portraitSamples: readonly ShopItem[] = [
  { number: 1, artwork: 1047 },
  { number: 2, artwork: 1021 },
  { number: 3, artwork: 1005 },
  { number: 4, artwork: 1036 },
  { number: 5, artwork: 1026 },
  { number: 6, artwork: 1044 },
  { number: 7, artwork: 4014 },
];

export const paintingSamples: readonly ShopItem[] = [
  { number: 1, artwork: 2025 },
  { number: 2, artwork: 2020 },
  { number: 3, artwork: 4048 },
  { number: 4, artwork: 1031 },
  { number: 5, artwork: 2026 },
];

export const posters: readonly ShopItem[] = [
  { number: 1, artwork: 4058 },
  { number: 2, artwork: 4055 },
  { number: 3, artwork: 4042 },
  { number: 4, artwork: 4029 },
  { number: 5, artwork: 4009 },
  { number: 6, artwork: 4023 },
  { number: 7, artwork: 4050 },
];
