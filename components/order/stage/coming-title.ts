import type { OrderType } from '@/content/order';
import type { StageWords } from './stage-words';

/** What a work is called that does not exist yet. */
export const comingTitle = (type: OrderType, words: StageWords['stage']): string =>
  type === 'portraits' ? words.portraitsH : words['custom-picturesH'];
