import type { Fault } from '@/build/check/fault';
import type { Unreadable } from '@/build/check/source/content-folder';
import type { Sentence } from '../acts/act';

/** What the check found, in the artist's words; keys are for the terminal. */
export const faultSentence =
  ({ rule = 'other', part = '' }: Pick<Fault, 'rule' | 'part'>): Sentence =>
  (words) =>
    rule === 'account' || rule === 'tax' ? words(`desk.me.wrong.${rule}`) : words(`desk.faults.${rule}`, { part });

/** With its file, for whoever has changed one by hand. */
export const unreadableSentence =
  ({ file, fault }: Unreadable): Sentence =>
  (words) =>
    words('desk.faults.placed', { file, what: faultSentence(fault)(words) });
