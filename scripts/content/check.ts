import type { Check, Fault } from './fault';
import { kept } from './ledger';
import { attributes, numbers } from './order-tables';
import { priceGaps, priceRows } from './prices';
import { homePictures, picturePrices, pictureStates, services, shopItems } from './shop';
import type { Tables } from './tables';
import { sentences, translations } from './words';
import { ids, images, slugs } from './works';

const checks: readonly Check[] = [
  translations,
  sentences,
  ids,
  slugs,
  images,
  kept,
  shopItems,
  picturePrices,
  pictureStates,
  services,
  priceRows,
  priceGaps,
  homePictures,
  numbers,
  attributes,
];

/** Everything that is wrong with content, item by item. */
export const faultsOf = (tables: Tables): readonly Fault[] => checks.flatMap((check) => check(tables));
