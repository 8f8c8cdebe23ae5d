import type { ReactNode } from 'react';
import type { OrderDraft } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import type { OrderPhoto } from '../photos/use-photos';
import type { ShownWork, StageWords } from './stage-words';

export type StageProps = Readonly<{
  label: string;
  words: StageWords;
  locale: Locale;
  draft: OrderDraft;
  /** The buyer's newest photo. */
  photo: OrderPhoto | undefined;
  work: ShownWork | null;
  first: ReactNode;
  title: string;
  choice: string;
  price: string | null;
  from: boolean;
}>;
