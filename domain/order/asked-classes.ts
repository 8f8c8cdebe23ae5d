import type { AskedFor, Deciding } from './plain';

/** A question must have one of these answers. */
export type Condition = readonly [question: Deciding, values: readonly string[]];

export const conditionsOf = (askedFor: AskedFor): readonly Condition[] =>
  Object.entries(askedFor).map(([question, values]) => [question as Deciding, values]);

export const classOf = ([question, values]: Condition): string => ['asked', question, ...values].join('-');

/** The classes of a field that some answers to others make irrelevant; `generated/asked.css` has the rules. */
export const classesOf = (askedFor: AskedFor): string => conditionsOf(askedFor).map(classOf).join(' ');
