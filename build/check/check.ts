import type { Check, Fault } from './fault';
import { artistPortrait, details, stages, tallParts, tiles } from './home';
import { kept } from './ledger';
import { reachable } from './particulars';
import { priceGaps, priceRows } from './prices';
import { picturePrices, pictureStates, shopItems } from './shop';
import type { Tables } from './tables';
import { translations } from './words';
import { ids, images, measurements, slugs, techniques } from './works';

const checks: readonly Check[] = [
  translations,
  ids,
  slugs,
  images,
  techniques,
  measurements,
  kept,
  shopItems,
  picturePrices,
  pictureStates,
  priceRows,
  tiles,
  artistPortrait,
  reachable,
  tallParts,
  details,
  stages,
];

const placeOf = ({ at: { file, path = [] } }: Fault): string => [file, ...path].join(' ');

/**
 * A check may throw at a row in which a fault was already found: then it reports nothing until that fault is corrected.
 */
function attempted(check: Check, tables: Tables): readonly Fault[] {
  try {
    return check(tables);
  } catch {
    return [];
  }
}

/**
 * Everything that is wrong with content, one entry per fault.
 * @param shapes what is wrong with single values
 */
export function faultsOf(tables: Tables, shapes: readonly Fault[] = []): readonly Fault[] {
  if (shapes.length === 0) return [...checks, priceGaps].flatMap((check) => check(tables));
  const told = new Set(shapes.map(placeOf));
  // no check for orders without a price here: they would only follow from a row that is wrong in itself
  const others = checks.flatMap((check) => attempted(check, tables)).filter((fault) => !told.has(placeOf(fault)));
  return [...shapes, ...others];
}
