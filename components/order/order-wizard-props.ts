import type { ReactNode } from 'react';
import type { ToastWords } from '@/components/ui/toast';
import type { OrderType } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import type { MediumDrawings } from './medium-drawing';
import type { SentPicture } from './sent/sent-order';
import type { ShownWork } from './stage/shown-work';
import type { StageWords } from './stage/stage-words';
import type { OrderWords } from './words';

/** What the page passes to the form: language, what is ordered, and all texts. */
export type OrderWizardProps = Readonly<{
  locale: Locale;
  type: OrderType;
  item: number | null;
  /** The work's title, null where none was chosen. */
  title: Localized | null;
  /** What stands on the stage, and the server's drawing of it. */
  work: ShownWork | null;
  first: ReactNode;
  stageWords: StageWords;
  mediumPictures: MediumDrawings;
  /** The work's picture for the order-sent page. */
  workImage: SentPicture | null;
  typeName: string;
  sentHref: string;
  words: OrderWords;
  toastWords: ToastWords;
  termsLabel: ReactNode;
  dataLine: ReactNode;
  /** The top of the page: title, the item, what the buyer receives. */
  head: ReactNode;
  intro: ReactNode;
  /** The form for browsers without script; it stands beside this one, because a form in a form is none. */
  plain: ReactNode;
}>;
