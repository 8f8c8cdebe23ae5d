import { media } from '@/content/media';
import { sizes } from '@/content/order';
import { isAsked } from './asked';
import type { OrderDraft, Texts } from './order';
import { sheetsFor } from './size';

/** What follows from a choice in the form: the sheet of a print from its format, and A4 for a thing of one size (ORDER-21). */
export function presetsOf(draft: OrderDraft): Texts {
  const { medium, size } = draft;
  if (medium === 'print' && size && size !== 'custom') return { 'attribute.size': String(sheetsFor(size)[0] ?? '') };
  const isOpen = medium && media[medium].ownSize && size === null && isAsked('size', draft);
  return isOpen ? { size: String(sizes.a4.id) } : {};
}
