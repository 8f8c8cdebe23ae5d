import type { ReactNode } from 'react';
import type { OrderType } from '@/content/order';
import type { SizesOffered } from '@/domain/order/asked';
import type { Localized } from '@/i18n/locales';
import type { ShownWork } from '../stage/stage-words';
import type { FewWords, WizardWords } from '../words';

/** What the page passes to the form, and what the server writes inside it. */
export type OrderWizardProps = Readonly<{
  type: OrderType;
  item: number | null;
  sizes: SizesOffered;
  title: Localized | null;
  work: ShownWork | null;
  typeName: string;
  few: FewWords;
  termsHref: string;
  privacyHref: string;
  /** The server's drawing of the work. */
  first: ReactNode;
  /** The top of the page: title, the item, what the buyer receives. */
  head: ReactNode;
  intro: ReactNode;
}>;

/** The same with all texts. */
export type WordedProps = Omit<OrderWizardProps, 'few'> & WizardWords;
