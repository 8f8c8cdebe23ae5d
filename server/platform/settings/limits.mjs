import { changeable } from './changeable-limits.mjs';

const prefix = 'LIMIT_';

/** @example variableOf('smallBodyMs') // 'LIMIT_SMALL_BODY_MS' */
const variableOf = (name) => prefix + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const above0 = { pattern: /^[1-9]\d{0,8}$/, from: ' above 0' };
/** Bytes of a disk; 0 turns the check off. */
const bytes = { pattern: /^\d{1,15}$/, from: '' };
const allowed = { sockets: above0, rates: above0, disk: bytes };

const rows = Object.entries(changeable).flatMap(([table, limits]) =>
  Object.entries(limits).map(([name, usual]) => ({
    table,
    name,
    usual,
    variable: variableOf(name),
    ...allowed[table],
  })),
);

/** The variables that change a limit. */
export const limitNames = rows.map(({ variable }) => variable);

/**
 * One line for each wrong limit: its value is not a number, or there is no limit of that name, as after a typing error.
 */
export function limitFaults(stated) {
  const unknown = Object.keys(stated).filter((name) => name.startsWith(prefix) && !limitNames.includes(name));
  const wrong = rows.filter(({ variable, pattern }) => stated[variable] && !pattern.test(stated[variable]));
  return [
    ...wrong.map(({ variable, from }) => `${variable} must be a whole number${from}`),
    ...unknown.map((name) => `${name} is not the name of a limit`),
  ];
}

/** The limits with their configured values; the caller has checked them with `limitFaults`. */
export function limitsOf(stated) {
  const tables = { disk: {}, sockets: {}, rates: {} };
  for (const { table, name, usual, variable } of rows) tables[table][name] = Number(stated[variable] || usual);
  return tables;
}
