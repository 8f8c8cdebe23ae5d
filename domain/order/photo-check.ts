import { sizes } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import type { OrderDraft } from './order';
import { type Centimetres, sheetOf, sidesOf, understoodSize } from './size';

/** In px. */
export type Measured = Readonly<{ width: number; height: number }>;

/** Never a refusal (ORDER-25). */
type PhotoHint = Readonly<
  | { kind: 'fine' | 'small' }
  /** Large enough for the format that is chosen; null: for every one. */
  | { kind: 'fineFor'; format: string | null }
  | { kind: 'soft'; dpi: number; format: string }
>;

type Format = Centimetres & Readonly<{ label: string }>;

const cmInInch = 2.54;
/** Dots an inch that print needs. */
export const printDpi = 150;
/** A photo with a longer side of so many px has all that a painter needs, whatever the size of the painting. */
const paintableSidePx = 1_600;
export function formatOf(draft: OrderDraft, locale: Locale): Format | null {
  const cm = draft.size && (sizes[draft.size].cm ?? understoodSize(draft));
  if (draft.size && cm) {
    const label = draft.size === 'custom' ? sidesOf(cm, locale) : sizes[draft.size].label.pl;
    return { ...cm, label };
  }
  const sheet = sheetOf(draft);
  return sheet && { ...sheet.cm, label: sheet.name };
}

/** Dots an inch when the photo fills the format; its longer side along the longer side. */
function dpiOf({ width, height }: Measured, format: Centimetres): number {
  const along = (px: number, cm: number): number => (px * cmInInch) / cm;
  const longer = along(Math.max(width, height), Math.max(format.width, format.height));
  const shorter = along(Math.min(width, height), Math.min(format.width, format.height));
  return Math.floor(Math.min(longer, shorter));
}

/** What is painted by hand needs less than print. */
export function hintOf(photo: Measured, draft: OrderDraft, locale: Locale): PhotoHint {
  const format = formatOf(draft, locale);
  const paintable = Math.max(photo.width, photo.height) >= paintableSidePx;
  if (!format) return { kind: paintable ? 'fine' : 'small' };
  const dpi = dpiOf(photo, format);
  const printed = draft.variant === 'digital';
  if (dpi < printDpi && printed) return { kind: 'soft', dpi, format: format.label };
  if (dpi < printDpi) return { kind: paintable ? 'fine' : 'small' };
  return { kind: 'fineFor', format: dpiOf(photo, sizes.a0.cm) >= printDpi ? null : format.label };
}
