import type { Found } from '@/build/check/check-content';
import type { Fault } from '@/build/check/fault';
import type { Sentence } from '../acts/act';

/** The rules of the check that something typed on the desk can break, by their names among the words of the desk. */
const sentences = {
  empty: 'empty',
  whole: 'whole',
  percent: 'percent',
  year: 'year',
  email: 'email',
  phone: 'phone',
  url: 'url',
  dayOfYear: 'day',
  monthOrDay: 'day',
  day: 'day',
  pastDay: 'day',
  shape: 'shape',
  lacks: 'lacks',
  mark: 'mark',
  plural: 'plural',
  braces: 'braces',
  unreadable: 'unreadable',
  encoding: 'encoding',
} as const;
const judged = { bankAccount: 'account', euroAccount: 'account', taxId: 'tax' } as const;

const isIn = <Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** What the check found, in the artist's words; files and keys are for the terminal. */
export const faultSentence =
  ({ rule = '', part = '' }: Pick<Fault, 'rule' | 'part'>): Sentence =>
  (words) => {
    if (isIn(judged, rule)) return words(`desk.me.wrong.${judged[rule]}`);
    return isIn(sentences, rule) ? words(`desk.faults.${sentences[rule]}`, { part }) : words('desk.faults.other');
  };

/** With its place, for whoever has changed a file by hand. */
export const placedFault =
  (fault: Pick<Found, 'rule' | 'part' | 'line'> & Readonly<{ name: string }>): Sentence =>
  (words) => {
    const { name, line } = fault;
    return words('desk.faults.placed', { file: name, line: `${line}`, what: faultSentence(fault)(words) });
  };
