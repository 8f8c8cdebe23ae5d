import type { ReactNode } from 'react';
import type { OrderType } from '@/content/order';
import type { OrderDraft } from '@/domain/order/order';
import type { Centimetres } from '@/domain/order/size';
import type { Locale, Localized } from '@/i18n/locales';
import type { Messages } from '@/messages';
import type { OrderPhoto } from '../photos/use-photos';

// The order form imports this, and the views come later: no drawing and no table of works is imported here.

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

export type StageWords = Pick<Messages, 'own' | 'stage'> &
  Readonly<{ alt: Messages['alt'] & Readonly<{ agree: string }> }>;

/** @param words of a language, with no-break spaces */
export const stageWords = ({ alt, order, ...views }: Pick<Messages, keyof StageWords | 'order'>): StageWords => ({
  ...views,
  alt: { ...alt, agree: order.agree },
});

export type StageProps = Readonly<{
  label: string;
  words: StageWords;
  locale: Locale;
  draft: OrderDraft;
  photo: OrderPhoto | undefined;
  work: ShownWork | null;
  first: ReactNode;
  title: string;
  choice: string;
  price: string | null;
  from: boolean;
}>;

export const comingTitle = (type: OrderType, words: StageWords['stage']): string =>
  type === 'portraits' ? words.portraitsH : words['custom-picturesH'];
