import type { ReactNode } from 'react';
import type { OrderDraft } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import type { HeldPhoto } from '../photos/use-photos';
import type { ShownWork, StageWords } from './stage-words';

/** What the stage is told; its views are drawn of that, too. */
export type StageProps = Readonly<{
  label: string;
  words: StageWords;
  locale: Locale;
  draft: OrderDraft;
  /** The buyer's newest photo. */
  photo: HeldPhoto | undefined;
  work: ShownWork | null;
  /** The server's drawing of the work before anything is chosen. */
  first: ReactNode;
  title: string;
  /** What was chosen, in a few words. */
  choice: string;
  /** Null before it can be known. */
  price: string | null;
  from: boolean;
  /** Where the form shows what belongs to a view, below its choices. */
  below: HTMLElement | null;
}>;
