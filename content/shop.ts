import paintings from '@/generated/content/shop-custom-pictures.json' with { type: 'json' };
import finished from '@/generated/content/shop-picture.json' with { type: 'json' };
import portraits from '@/generated/content/shop-portraits.json' with { type: 'json' };
import prints from '@/generated/content/shop-posters.json' with { type: 'json' };
import type { ShopItem, ShopPicture } from './types';

/** The shop's four rails, in the order of the page (SHOP-1). `number` is in the item's address: never change it. */
export const pictures = finished as readonly ShopPicture[];
export const portraitSamples: readonly ShopItem[] = portraits;
export const paintingSamples: readonly ShopItem[] = paintings;
export const posters: readonly ShopItem[] = prints;
