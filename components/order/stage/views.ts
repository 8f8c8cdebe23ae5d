import { media, type Size, sizes } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import { understoodSize } from '@/domain/order/size';

/** The ways to look at what is ordered, in the order of the rail. */
export const views = ['close', 'wall', 'mine', 'real'] as const;
export type View = (typeof views)[number];

type Choice = Pick<OrderDraft, 'medium' | 'variant' | 'size' | 'width' | 'height' | 'attributes'>;

/** Why a thing hangs on no wall, as the name of a text; null for what does. */
export function notHung({ medium, variant }: Pick<Choice, 'medium' | 'variant'>): 'noFile' | 'noWall' | null {
  if (medium === 'file' || (medium === null && variant === 'digital')) return 'noFile';
  return medium && media[medium].ownSize ? 'noWall' : null;
}

const measured = (size: Size): boolean => sizes[size].cm !== null;

const sizeKnown = ({ medium, size, width, height, attributes }: Choice): boolean =>
  (medium === 'print' && attributes.size !== undefined) ||
  (size !== null && (measured(size) || understoodSize({ width, height }) !== null));

/**
 * The view that shows most of what was chosen last, until the visitor takes one: to scale what hangs and has a size, and
 * the sample that stands in for a work to come.
 */
export function usualView(choice: Choice, sample: boolean): View {
  if (notHung(choice)) return 'close';
  if (sample) return 'wall';
  const paints = choice.medium === null || choice.medium === 'print';
  return paints && sizeKnown(choice) ? 'wall' : 'close';
}
