import { signals } from '@/domain/forms/signals';

const inLures = (): string =>
  [...document.getElementsByName(signals.hidden)].map((lure) => (lure as HTMLInputElement).value).join('');

/**
 * What a request states beside what the visitor says (trust: abuse): how long ago the page was opened, in ms, and what
 * stands in the field that nobody sees. Not since the form was touched: a browser that knows its owner fills it at once.
 */
export const stated = (): Readonly<Record<string, string>> => ({
  [signals.elapsed]: String(Math.round(performance.now())),
  [signals.hidden]: inLures(),
});
