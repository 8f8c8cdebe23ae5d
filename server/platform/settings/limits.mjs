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
 * What is wrong with the limits as they are set, a line each: no number, or no limit's name, which a typing error makes.
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
 * The limits as they are set, all of them checked before.
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
