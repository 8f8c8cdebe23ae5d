import type { Medium } from '@/content/media';
import type { Destination } from '@/content/order';
import { deliveryCost } from '@/domain/order/delivery-cost';
import type { Locale } from '@/i18n/locales';
import { bindAll } from '@/i18n/typography';
import type { Messages } from '@/messages';
import { stageWords } from './stage/stage-props';

/** What delivery costs: of a file, to where it goes, and where that is not known. */
function deliveryCosts(
  before: Messages['before'],
  locale: Locale,
): Readonly<Record<'file' | 'parcel' | Destination, string>> {
  const cost = (destination: Destination | null, medium: Medium | null = null) =>
    deliveryCost({ medium, destination }, before, locale);
  return { file: cost(null, 'file'), parcel: cost(null), pl: cost('pl'), eu: cost('eu'), world: cost('world') };
}

/** What the page says, because the form needs few words of large groups. */
export function fewWords(
  { form, site, sent, before, plain }: Pick<Messages, 'form' | 'site' | 'sent' | 'before' | 'plain'>,
  locale: Locale,
) {
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
export type FewWords = ReturnType<typeof fewWords>;

export type OrderWords = Messages['order'] & Omit<FewWords, 'close'> & Readonly<{ toast: Messages['toast'] }>;

type Source = Pick<Messages, 'alt' | 'order' | 'own' | 'stage' | 'toast'>;

export function wizardWords(source: Source, { close, ...few }: FewWords, locale: Locale) {
  const { order, toast, ...stage } = bindAll(source, locale);
  return {
    locale,
    words: { ...order, ...few, toast },
    stageWords: stageWords({ ...stage, order }),
    toastWords: { region: toast.region, close },
  };
}
export type WizardWords = Readonly<ReturnType<typeof wizardWords>>;
