import { sizes } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import type { Look } from '../photo/photo-look';
import type { OrderDraft } from './draft';
import { type Centimetres, sheetOf, sidesOf, understoodSize } from './size';

/** A photo as it was added: its sides in px, and how it looks. */
export type Measured = Look & Readonly<{ width: number; height: number }>;

/** What the buyer is told of a photo. A hint, never a refusal (ORDER-25). */
export type PhotoHint = Readonly<
  | { kind: 'fine' | 'dark' | 'blur' | 'small' }
  /** Large enough for the format that is chosen; null: for every one. */
  | { kind: 'fineFor'; format: string | null }
  /** Fewer dots an inch than print needs. */
  | { kind: 'soft'; dpi: number; format: string }
>;

type Format = Centimetres & Readonly<{ label: string }>;

const cmInInch = 2.54;
/** What print needs, dots an inch. */
export const printDpi = 150;
/** A photo with a longer side of so many px has all that a painter needs, whatever the size of the painting. */
const paintableSidePx = 1_600;
const darkMean = 60;
const darkLight = 120;
/** Paintings and photos measure 600 and more; blurred by 1 % of their longer side, 70 and less. */
const blurBelow = 75;
/** How much the brightness of the same picture differs, of 255, when it is saved anew or made smaller. */
const sameWithin = 1.5;

/** The size that the photo would be printed in: the chosen one, or that of the print; null while there is none. */
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

/** Size in plain words. What is painted by hand needs less than print. */
function sizeHint(photo: Measured, { draft, format }: { draft: OrderDraft; format: Format | null }): PhotoHint {
  const paintable = Math.max(photo.width, photo.height) >= paintableSidePx;
  if (!format) return { kind: paintable ? 'fine' : 'small' };
  const dpi = dpiOf(photo, format);
  const printed = draft.variant === 'digital';
  if (dpi < printDpi && printed) return { kind: 'soft', dpi, format: format.label };
  if (dpi < printDpi) return { kind: paintable ? 'fine' : 'small' };
  return { kind: 'fineFor', format: dpiOf(photo, sizes.a0.cm) >= printDpi ? null : format.label };
}

/** What there is to say of a photo: everything that could be better, or else that it is fine. */
export function hintsOf(photo: Measured, draft: OrderDraft, locale: Locale): readonly PhotoHint[] {
  const size = sizeHint(photo, { draft, format: formatOf(draft, locale) });
  const faults: readonly (PhotoHint | false)[] = [
    photo.mean < darkMean && photo.light < darkLight && { kind: 'dark' },
    photo.sharp < blurBelow && { kind: 'blur' },
    (size.kind === 'soft' || size.kind === 'small') && size,
  ];
  const found = faults.filter((hint) => hint !== false);
  return found.length > 0 ? found : [size];
}

const byteAt = (print: string, at: number): number => Number.parseInt(print.slice(2 * at, 2 * at + 2), 16);

/** The mean difference of two prints. */
function difference(one: string, other: string): number {
  const fields = Array.from({ length: one.length / 2 }, (_, at) => Math.abs(byteAt(one, at) - byteAt(other, at)));
  return fields.reduce((sum, by) => sum + by, 0) / fields.length;
}

type Known = Readonly<{ same: string; look: Measured | null }>;

/** Whether two photos show the same: the same file, or the same picture in another size or quality. */
export function samePicture(one: Known, other: Known): boolean {
  if (one.same === other.same) return true;
  const [a, b] = [one.look, other.look];
  if (!a?.print || !b?.print) return false;
  const upright = (look: Measured): number => look.width / look.height;
  return Math.abs(upright(a) / upright(b) - 1) < 0.02 && difference(a.print, b.print) <= sameWithin;
}
