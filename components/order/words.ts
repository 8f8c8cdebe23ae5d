import type { ToastWords } from '@/components/ui/toast/toast-shelf';
import type { Medium } from '@/content/media';
import type { Destination } from '@/content/order';
import { deliveryCost } from '@/domain/order/delivery-cost';
import type { OrderDraft } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import { bindAll } from '@/i18n/typography';
import type { Messages } from '@/messages';
import { type StageWords, stageWords } from './stage/stage-words';

/** What delivery costs: of a file, to where it goes, and where that is not known. */
export type DeliveryCosts = Readonly<Record<'file' | 'parcel' | Destination, string>>;

type Sent = Pick<OrderDraft, 'medium' | 'destination'>;

export const deliveryCostOf = ({ medium, destination }: Sent, costs: DeliveryCosts): string =>
  costs[medium === 'file' ? 'file' : (destination ?? 'parcel')];

/** What the price is called: of all that is sent in a parcel it is said that delivery is not in it. */
export const priceLabelOf = (
  { medium }: Pick<OrderDraft, 'medium'>,
  { price, priceAlone }: Pick<Messages['order'], 'price' | 'priceAlone'>,
): string => (medium === 'file' ? price : priceAlone);

function deliveryCosts(before: Messages['before'], locale: Locale): DeliveryCosts {
  const cost = (destination: Destination | null, medium: Medium | null = null) =>
    deliveryCost({ medium, destination }, before, locale);
  return { file: cost(null, 'file'), parcel: cost(null), pl: cost('pl'), eu: cost('eu'), world: cost('world') };
}

export type OrderWords = Messages['order'] &
  Pick<Messages['form'], 'choose' | 'sizeHint' | 'mean' | 'most' | 'sending'> &
  Readonly<{
    toast: Pick<Messages['toast'], 'err' | 'fields' | 'kept' | 'offline'>;
    sent: Pick<Messages['sent'], 'h' | 'reference' | 'keep' | 'status'>;
    /** Of the places for photos where no script is. */
    more: Pick<Messages['plain'], 'photos' | 'second' | 'third'>;
    costs: DeliveryCosts;
  }>;

/** All texts that stand in the form or come into it. */
export type WizardWords = Readonly<{
  locale: Locale;
  words: OrderWords;
  stageWords: StageWords;
  toastWords: ToastWords;
}>;

type Source = Pick<Messages, 'alt' | 'order' | 'own' | 'stage' | 'toast'>;

/** What the page says, because the form needs few words of large groups. */
export type FewWords = Pick<Messages['form'], 'choose' | 'sizeHint' | 'mean' | 'most' | 'sending'> &
  Pick<OrderWords, 'sent' | 'more' | 'costs'> &
  Readonly<{ close: string }>;

/** @param words of the page's language */
export function fewWords(
  { form, site, sent, before, plain }: Pick<Messages, 'form' | 'site' | 'sent' | 'before' | 'plain'>,
  locale: Locale,
): FewWords {
  const { choose, sizeHint, mean, most, sending } = form;
  const { h, reference, keep, status } = sent;
  const { photos, second, third } = plain;
  return {
    choose,
    sizeHint,
    mean,
    most,
    sending,
    close: site.close,
    sent: { h, reference, keep, status },
    more: { photos, second, third },
    costs: deliveryCosts(before, locale),
  };
}

/** All texts of the form, with no-break spaces. */
export function wizardWords(source: Source, { close, ...few }: FewWords, locale: Locale): WizardWords {
  const { order, toast, ...stage } = bindAll(source, locale);
  return {
    locale,
    words: { ...order, ...few, toast },
    stageWords: stageWords({ ...stage, order }),
    toastWords: { region: toast.region, close },
  };
}
