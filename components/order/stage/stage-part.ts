import type { OrderDraft } from '@/domain/order/draft';
import type { Centimetres } from '@/domain/order/size';
import { type HungSize, hungSize } from '@/domain/preview/hang';
import type { Locale, Localized } from '@/i18n/locales';
import type { Messages } from '@/messages';
import type { StagePicture } from './use-stage-picture';

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

/** The texts of the stage and of its views. */
export type StageWords = Pick<Messages, 'stage' | 'own' | 'real'> &
  Readonly<{ alt: Messages['alt'] & Readonly<{ agree: string }> }>;

/** @param words of a language, with no-break spaces */
export const stageWords = ({
  stage,
  own,
  real,
  alt,
  order,
}: Pick<Messages, 'stage' | 'own' | 'real' | 'alt' | 'order'>): StageWords => ({
  ...{ stage, own, real },
  alt: { ...alt, agree: order.agree },
});

/** What every view is told. */
export type StagePart = StagePicture &
  Readonly<{ words: StageWords; locale: Locale; draft: OrderDraft; choice: string }>;

/** The size in which the part hangs; a sample's is its own until one is chosen. */
export const sizeOf = ({ draft, picture, sizeCm }: Pick<StagePart, 'draft' | 'picture' | 'sizeCm'>): HungSize => {
  const size = hungSize(draft, picture);
  return sizeCm && size.standIn === 'noSize' && !draft.size ? { cm: sizeCm, standIn: null } : size;
};

const decimalSign: Readonly<Record<Locale, string>> = { pl: ',', en: '.' };

/** `84,1`: centimetres as the visitor writes them, to a millimetre. By hand: a first `Intl.NumberFormat` holds up the press. */
export const lengthIn = (centimetres: number, locale: Locale): string =>
  String(Math.round(centimetres * 10) / 10).replace('.', decimalSign[locale]);
