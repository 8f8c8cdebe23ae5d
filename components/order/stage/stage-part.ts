import type { OrderDraft } from '@/domain/order/order';
import { type HungSize, hungSize } from '@/domain/preview/hang';
import type { Locale } from '@/i18n/locales';
import type { StageWords } from './stage-props';
import type { StagePicture } from './use-stage-picture';

export type StagePart = StagePicture &
  Readonly<{ words: StageWords; locale: Locale; draft: OrderDraft; choice: string }>;

/** The size in which the part hangs; a sample's is its own until one is chosen. */
export const sizeOf = ({ draft, picture, sizeCm }: Pick<StagePart, 'draft' | 'picture' | 'sizeCm'>): HungSize => {
  const size = hungSize(draft, picture);
  return sizeCm && size.standIn === 'noSize' && !draft.size ? { cm: sizeCm, standIn: null } : size;
};
