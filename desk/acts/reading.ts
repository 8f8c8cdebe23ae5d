import { cleanLine, cleanText, lengthOf } from '@/domain/text';
import { typedDay } from '@/domain/typed-day';
import { groszeOf } from '@/domain/typed-sums';
import type { Translator } from '@/messages/translator';
import { limits } from '@/server/platform/limits';
import { dayInWarsaw } from '@/server/platform/warsaw';
import {
  type Form,
  type FormFile,
  type Refused,
  type RefusedFile,
  refused,
  type Sentence,
  sureField,
  textIn,
} from './act';

/** `isOpen`: it may be empty. */
type Rule = Readonly<{ isOpen?: boolean }>;

/** Reads the fields of a form, one after the other, and collects what is wrong with them. A field gives null where it is wrong, or empty. */
export function reading(form: Form, now: number) {
  const problems: Record<string, Sentence> = {};
  const refuse = (field: string, problem: Sentence): null => {
    problems[field] ??= problem;
    return null;
  };
  const checked = (field: string, text: string, most: number, { isOpen }: Rule): string => {
    if (text === '' && !isOpen) refuse(field, (words) => words('desk.problems.empty'));
    if (lengthOf(text) > most) refuse(field, (words) => words('problems.text.tooLong'));
    return text;
  };
  return {
    problems,
    refuse,
    /** Asks beside a field about what may be meant so, until that was answered. */
    ask(field: string, sure: string, question: (words: Translator) => string): void {
      if (!form.values[sureField]?.includes(sure)) refuse(field, Object.assign(question, { sure }));
    },
    isRight: (): boolean => Object.keys(problems).length === 0,
    refused: (): Refused => refused(problems),
    /** A text of one line. */
    line: (field: string, most: number, rule: Rule = { isOpen: true }) =>
      checked(field, cleanLine(textIn(form, field)), most, rule),
    /** A text of several lines. */
    text: (field: string, most: number = limits.text.message, rule: Rule = { isOpen: true }) =>
      checked(field, cleanText(textIn(form, field)), most, rule),
    /** A sum in grosze. `least`: 1, where nothing else is said. */
    sum(field: string, { isOpen, least = 1 }: Rule & Readonly<{ least?: number }> = {}): number | null {
      const typed = textIn(form, field).trim();
      if (typed === '') return isOpen ? null : refuse(field, (words) => words('desk.problems.noSum'));
      const grosze = groszeOf(typed);
      return grosze !== null && grosze >= least ? grosze : refuse(field, (words) => words('desk.problems.sum'));
    },
    /** A day such as `2026-12-16`, none that is over, or none that is still to come. */
    day(field: string, when: 'ahead' | 'past', { isOpen }: Rule = {}): string | null {
      const typed = textIn(form, field).trim();
      if (typed === '') return isOpen ? null : refuse(field, (words) => words('desk.problems.noDay'));
      const day = typedDay(typed);
      if (day === null) return refuse(field, (words) => words('desk.problems.day'));
      const today = dayInWarsaw(now);
      const isRight = when === 'ahead' ? day >= today : day <= today;
      return isRight ? day : refuse(field, (words) => words(`desk.problems.${when === 'ahead' ? 'over' : 'toCome'}`));
    },
    /** The photos of a field; what is too large, or one too many, is named. */
    photos(field: string, most: number = limits.photo.count): readonly FormFile[] {
      const all = form.files.filter((file) => file.field === field);
      const namesOf = (why: RefusedFile['why']) =>
        form.refused.filter((file) => file.field === field && file.why === why).map(({ name }) => name);
      const large = namesOf('tooLarge');
      const beyond = [...all.slice(most).map(({ name }) => name), ...namesOf('tooMany')];
      const facts = { most: limits.photo.bytes / 1024 / 1024, names: large.join(', ') };
      if (large.length > 0) refuse(field, (words) => words('desk.problems.largePhotos', facts));
      if (beyond.length > 0)
        refuse(field, (words) => words('desk.problems.manyPhotos', { most, names: beyond.join(', ') }));
      return all.slice(0, most);
    },
    /** One of several, as chips offer them. */
    oneOf: <One extends string>(field: string, known: readonly One[]): One | null =>
      known.find((one) => one === textIn(form, field)) ?? null,
  };
}
export type Reading = ReturnType<typeof reading>;
