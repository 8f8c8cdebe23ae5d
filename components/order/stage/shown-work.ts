import type { Centimetres } from '@/domain/order/size';
import type { Localized } from '@/i18n/locales';

/** The work on the stage: the one that is ordered, or a sample of the artist's works. */
export type ShownWork = Readonly<{
  title: Localized;
  /** Its technique, for the plate of a sample. */
  detail: string;
  href: string;
  /** Pixels; only their ratio matters. */
  width: number;
  height: number;
  sizeCm: Centimetres | null;
  /** Not what is ordered: it leaves with the first photo. */
  sample: boolean;
}>;
