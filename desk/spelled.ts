import { isSlip } from '@/domain/slip.mjs';
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

const shortest = 4;
const isNear = (typed: string | undefined, meant: string | undefined): boolean =>
  typed === meant || (typed !== undefined && meant !== undefined && meant.length >= shortest && isSlip(typed, meant));

/** What a Polish word is called here; of what has several commands, their list. */
const called: ReadonlyMap<string | undefined, string> = new Map([
  ['skrzynka', 'inbox'],
  ['praca', 'art --help'],
  ['prace', 'art --help'],
  ['sklep', 'shop --help'],
  ['treść', 'content'],
  ['usługa', 'service'],
  ['usługi', 'service'],
  ['kopia', 'backup'],
  ['przywróć', 'restore'],
  ['publikuj', 'publish'],
]);

/**
 * The command that somebody probably meant, by its Polish name, a letter beside what was typed, or typed without its topic.
 * @example nearestTo(['show', '4']) // 'inbox show'
 */
export function nearestTo([first, second]: readonly string[]): string | null {
  const parts = verbs.map(({ name }) => [name, ...name.split(' ')] as const);
  const topics = parts.filter(([, topic, act]) => act === 'list' && topic !== first);
  const found =
    called.get(first) ??
    parts.find(([, topic, act]) => isNear(first, topic) && (act === undefined || isNear(second, act)))?.[0] ??
    topics.find(([, topic]) => isNear(first, topic))?.[1] ??
    parts.find(([, , act]) => act !== undefined && isNear(first, act))?.[0];
  return found ?? null;
}
