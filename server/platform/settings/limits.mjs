import { changeable } from './changeable-limits.mjs';

/**
 * @import { ChangeableLimits } from './changeable-limits.mjs'
 * @import { TextVariables } from './variables.mjs'
 */

const prefix = 'LIMIT_';

/**
 * @param {string} name
 * @example variableOf('smallBodyMs') // 'LIMIT_SMALL_BODY_MS'
 */
const variableOf = (name) => prefix + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const above0 = { pattern: /^[1-9]\d{0,8}$/, from: ' above 0' };
/** Bytes of a disk; 0 turns the check off. */
const bytes = { pattern: /^\d{1,15}$/, from: '' };
const allowed = { sockets: above0, rates: above0, disk: bytes };

const tables = /** @type {(keyof ChangeableLimits)[]} */ (Object.keys(changeable));
const rows = tables.flatMap((table) =>
  Object.entries(changeable[table]).map(([name, usual]) => ({
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
 * What is wrong with the limits, a line each: a value is no whole number, or a name is no limit's, as after a typing
 * error.
 * @param {TextVariables} variables
 */
export function limitFaults(variables) {
  const unknown = Object.keys(variables).filter((name) => name.startsWith(prefix) && !limitNames.includes(name));
  const wrong = rows.filter(({ variable, pattern }) => !pattern.test(variables[variable] || '1'));
  return [
    ...wrong.map(({ variable, from }) => `${variable} must be a whole number${from}`),
    ...unknown.map((name) => `${name} is not the name of a limit`),
  ];
}

/**
 * The limits that are set; `limitFaults` has checked them.
 * @param {TextVariables} variables
 */
export function limitsOf(variables) {
  const read = tables.map((table) => [
    table,
    Object.fromEntries(
      rows
        .filter((row) => row.table === table)
        .map(({ name, usual, variable }) => [name, Number(variables[variable] || usual)]),
    ),
  ]);
  return /** @type {ChangeableLimits} */ (Object.fromEntries(read));
}
