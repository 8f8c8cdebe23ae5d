import { type Check, repeated } from './fault';

/** The request speaks in these numbers, so each means one thing (readings 3). */
export const numbers: Check = ({ numbered }) =>
  Object.entries(numbered).flatMap(([table, rows]) => {
    const entries = Object.entries(rows).map(([key, row]) => ({ key, number: 'id' in row ? row.id : row.code }));
    return repeated(entries, ({ number }) => number).map(({ key, number }) => ({
      item: `${table} ${key}`,
      fault: `the number ${number} belongs to another row`,
    }));
  });

/** Specification 3: a medium has up to two attributes. Interior and handle of a mug share values, so ids repeat between them. */
export const attributes: Check = ({ media }) =>
  Object.entries(media).flatMap(([key, medium]) =>
    [
      ...(medium.attributes.length > 2 ? [`has ${medium.attributes.length} attributes, at most 2`] : []),
      ...repeated(medium.attributes, ({ name }) => name).map(({ name }) => `has the attribute ${name} twice`),
      ...medium.attributes.flatMap(({ name, values }) =>
        repeated(values, ({ id }) => id).map(({ id }) => `${name}: the value ${id} stands twice`),
      ),
    ].map((fault) => ({ item: `media ${key}`, fault })),
  );
