import type { Variant } from '@/content/order';
import type { OrderDraft } from '../order/draft';
import { isOriginal } from '../shop/shop';
import type { SceneChoice } from './types';

/** What a technique is delivered as. */
const supports: Readonly<Record<Variant, SceneChoice['medium']>> = {
  acrylic: 'canvas',
  oil: 'canvas',
  pencil: 'drawing',
  digital: 'file',
};

type Drawn = Pick<OrderDraft, 'medium' | 'variant' | 'attributes' | 'size'>;

/**
 * What an unfinished order shows: its medium, else what its technique is made on, else a canvas. An original is the
 * canvas itself.
 */
export const choiceOf = (draft: Drawn & Readonly<{ type: string | null }>): SceneChoice => {
  const { medium, variant, attributes, size } = draft;
  const shown = isOriginal(draft) ? null : medium;
  return { medium: shown ?? (variant ? supports[variant] : 'canvas'), attributes, size };
};
