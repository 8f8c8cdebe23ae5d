import type { Messages } from '@/messages';

/** The texts of the stage and of its views. */
export type StageWords = Pick<Messages, 'stage' | 'own' | 'real'> &
  Readonly<{ alt: Messages['alt'] & Readonly<{ agree: string }> }>;

/** @param words of a language, with no-break spaces */
export const stageWords = ({
  stage,
  own,
  real,
  alt,
  order,
}: Pick<Messages, 'stage' | 'own' | 'real' | 'alt' | 'order'>): StageWords => ({
  ...{ stage, own, real },
  alt: { ...alt, agree: order.agree },
});
