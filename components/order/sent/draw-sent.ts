import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import type { Told } from './receipt-words';
import { pictureOf } from './sent-order';

/** The drawings of what was ordered: one for the page, one for paper and the saved copy. */
export type SentDrawings = Readonly<Record<'page' | 'paper', string>>;

/** @returns null where there is no picture to draw with */
export function drawSent({ locale, words, sent }: Told): SentDrawings | null {
  const picture = pictureOf(sent);
  if (!picture) return null;
  const choice = choiceOf({ ...sent.choice, type: sent.type });
  const work = sent.title?.[locale] ?? words.types[sent.type];
  const alt = sceneAlt({ ...words.alt, agree: words.agree }, work, choice, locale);
  // two drawings in one page: their ids must differ
  return { page: scene(picture, choice, { id: 'sent', alt }), paper: scene(picture, choice, { id: 'paper', alt }) };
}
