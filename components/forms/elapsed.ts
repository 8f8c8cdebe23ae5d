import { signals } from '@/domain/forms/signals';

/**
 * How long ago the page was opened. Not since the form was touched: a browser that knows its owner fills it at once.
 * @returns a field of the request; it is not part of what the visitor says
 */
export const elapsed = (): readonly [name: string, ms: string] => [
  signals.elapsed,
  String(Math.round(performance.now())),
];
