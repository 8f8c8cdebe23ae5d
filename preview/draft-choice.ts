import type { Variant } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import type { SceneChoice } from './types';

/** What a technique is delivered as. */
const supports: Readonly<Record<Variant, SceneChoice['medium']>> = {
  acrylic: 'canvas',
  oil: 'canvas',
  pencil: 'drawing',
  digital: 'file',
};

/** What an order in the making shows: its medium, else what its technique is made on, else a canvas. */
export const choiceOf = ({
  medium,
  variant,
  attributes,
  size,
}: Pick<OrderDraft, 'medium' | 'variant' | 'attributes' | 'size'>): SceneChoice => ({
  medium: medium ?? (variant ? supports[variant] : 'canvas'),
  attributes,
  size,
});
