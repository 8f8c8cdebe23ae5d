import '@/components/ui/global/kit-more.css';
import { type OrderType, orderTypes } from '@/content/order';
import { formPath, shopOrders } from '@/domain/api';
import { askable, stateOf } from '@/domain/order/asked';
import { emptyDraft, type OrderDraft, type Texts } from '@/domain/order/order';
import { orderSoFar } from '@/domain/order/request';
import { sizesOffered } from '@/domain/shop/prints';
import { settledMedium } from '@/domain/shop/shop';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { wordsOf } from '@/messages/translator';
import { OrderBody } from '../form/order-body';
import { placeOf } from '../form/order-part';
import { headId } from './order-head';
import '../form/order-wizard.css';
import { fewWords, wizardWords } from '../words';

const typeIn = (fields: Texts): OrderType => orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';

const draftIn = (fields: Texts): OrderDraft => orderSoFar(fields, 0)?.draft ?? emptyDraft(typeIn(fields), null);

/** The id of the field in the page that a problem names: of several, the one that the answers ask. */
export function placeNamed(name: string, fields: Texts): string | undefined {
  const draft = draftIn(fields);
  const named = askable(draft.type, settledMedium(draft)).filter(({ id }) => id === name);
  const field = named.find((one) => stateOf(one, draft) === 'enabled') ?? named[0];
  return field && placeOf(field);
}

export const takesPhotos = (fields: Texts): boolean =>
  askable(typeIn(fields), null).some(({ control }) => control === 'photos');

type Props = Readonly<{ fields: Texts; faults: Readonly<Record<string, string>>; locale: Locale }>;

export function PlainOrder({ fields, faults, locale }: Props) {
  const all = wordsOf(locale);
  const { words } = wizardWords(all, fewWords(all, locale), locale);
  const draft = draftIn(fields);
  const item = draft.item === null ? undefined : itemOf(draft.type, draft.item);
  return (
    <form
      className="order-wizard__form stack g8"
      id={headId}
      tabIndex={-1}
      data-order-form="plain"
      action={formPath(shopOrders)}
      method="post"
      encType="multipart/form-data"
      noValidate
    >
      <OrderBody
        words={words}
        locale={locale}
        draft={draft}
        sizes={sizesOffered(draft)}
        texts={{ ...fields, language: locale, destination: draft.destination ?? '' }}
        errors={faults}
        title={item ? artworkOf(item).title : null}
        termsHref={pathTo('storeRegulations', locale)}
        privacyHref={pathTo('privacyPolicy', locale)}
        live={null}
      />
    </form>
  );
}
