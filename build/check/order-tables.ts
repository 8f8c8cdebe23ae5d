import { type Check, repeated } from './fault';
import { orderLocation } from './table-locations';
import type { Tables } from './tables';

/** Requests carry these numbers, so each must mean one thing (ORDER-6). */
export const numbers: Check = ({ numbered }) =>
  (Object.keys(numbered) as (keyof Tables['numbered'])[]).flatMap((table) => {
    const entries = Object.entries(numbered[table]).map(
      ([key, row]) => [key, 'id' in row ? row.id : row.code] as const,
    );
    return repeated(entries, ([, number]) => number).map(([key, number]) => ({
      item: `${table} ${key}`,
      fault: {
        en: `the number ${number} belongs to another row`,
        pl: `numer ${number} należy już do innego wiersza tabeli`,
      },
      at: orderLocation,
    }));
  });

/**
 * A medium has up to two attributes (ORDER-5). Interior and handle of a mug share values, so ids may repeat between
 * them.
 */
export const attributes: Check = ({ media }) =>
  Object.entries(media).flatMap(([key, medium]) => {
    const count = medium.attributes.length;
    return [
      ...(count > 2
        ? [{ en: `has ${count} attributes, at most 2`, pl: `ma za dużo cech (${count}), mogą być najwyżej 2` }]
        : []),
      ...repeated(medium.attributes, ({ name }) => name).map(({ name }) => ({
        en: `has the attribute ${name} twice`,
        pl: `cecha ${name} jest dwa razy`,
      })),
      ...medium.attributes.flatMap(({ name, values }) =>
        repeated(values, ({ id }) => id).map(({ id }) => ({
          en: `${name}: the value ${id} stands twice`,
          pl: `${name}: wartość ${id} jest dwa razy`,
        })),
      ),
    ].map((fault) => ({ item: `media ${key}`, fault, at: orderLocation }));
  });
