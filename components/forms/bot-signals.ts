import { signals } from '@/domain/api';

const inLures = (): string =>
  [...document.getElementsByName(signals.hidden)].map((honeypot) => (honeypot as HTMLInputElement).value).join('');

/** Whole ms. A clock that was set back meanwhile does not make the time shorter than this page has been open. */
const elapsed = (begun: number): number => Math.round(Math.max(performance.now(), Date.now() - begun));

/**
 * What a request states beside what the visitor says (TRUST-19): how long ago the page was opened, in ms, and what
 * stands in the field that nobody sees. Not since the form was touched: a browser that knows its owner fills it at once.
 * @param begun when the page was first opened, in ms since 1970, where what is sent is older than the page
 */
export const botSignals = (begun = Number.POSITIVE_INFINITY): Readonly<Record<string, string>> => ({
  [signals.elapsed]: String(elapsed(begun)),
  [signals.hidden]: inLures(),
});
