import { verbs } from './verbs';

const isVerb = (...words: readonly (string | undefined)[]): boolean =>
  verbs.some(({ name }) => name === words.filter(Boolean).join(' '));

const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/**
 * A line as the verbs are declared: a topic alone is its list, and what it is about may stand before the verb.
 * @example spelled(['inbox']) // ['inbox', 'list']
 * @example spelled(['person', 'anna@poczta.example', 'export']) // ['person', 'export', 'anna@poczta.example']
 */
export function spelled(typed: readonly string[]): readonly string[] {
  const [topic, first, second, ...rest] = typed;
  if (topic === undefined || isVerb(topic, first)) return typed;
  const isAlone = first === undefined || (first.startsWith('-') && !asksForHelp(first));
  if (isAlone) return isVerb(topic, 'list') ? [topic, 'list', ...typed.slice(1)] : typed;
  return second !== undefined && isVerb(topic, second) ? [topic, second, first, ...rest] : typed;
}
