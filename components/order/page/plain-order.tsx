import { WorkPicture } from '@/components/ui/captioned-work';
import { WorkLabel } from '@/components/ui/work-label';
import { type OrderType, orderTypes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import { formPath, shopOrders } from '@/domain/api';
import { askable, stateOf } from '@/domain/order/asked';
import { deliveryFields, emptyDraft, type OrderDraft, type Texts } from '@/domain/order/order';
import { orderSoFar } from '@/domain/order/request';
import { sizesOffered } from '@/domain/shop/prints';
import { settledMedium } from '@/domain/shop/shop';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator, wordsOf } from '@/messages/translator';
import { OrderBody } from '../form/order-body';
import { fieldId } from '../form/order-part';
import { headId } from './order-head';
import '../form/order-wizard.css';
import { fewWords, type OrderWords, wizardWords } from '../words';

const typeIn = (fields: Texts): OrderType => orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';

const draftIn = (fields: Texts): OrderDraft => orderSoFar(fields, 0)?.draft ?? emptyDraft(typeIn(fields), null);

/** The id of the field in the page that a problem names: of several, the one that the answers ask. */
export function placeNamed(name: string, fields: Texts): string | undefined {
  const draft = draftIn(fields);
  const named = askable(draft.type, settledMedium(draft)).filter(({ id }) => id === name);
  const field = named.find((one) => stateOf(one, draft) === 'enabled') ?? named[0];
  return field && fieldId(field);
}

export const takesPhotos = (fields: Texts): boolean =>
  askable(typeIn(fields), null).some(({ control }) => control === 'photos');

type Props = Readonly<{ fields: Texts; faults: Readonly<Record<string, string>>; locale: Locale }>;

/** What another order of the same parcel has answered. */
const taken = [...deliveryFields, 'destination'];

function inParcel(words: OrderWords, fields: Texts, locale: Locale): OrderWords {
  const t = translator(locale);
  const { with: reference = '', first_name, last_name, address = '', phone, email } = fields;
  const to = [`${first_name} ${last_name}`, address.replace(/\s*\n\s*/g, ', '), phone, email].join(', ');
  return {
    ...words,
    // it stands beside the heading of the part that asks for the delivery
    most: t('parcel.taken', { reference, to }),
    costs: { ...words.costs, parcel: t('parcel.joined', { reference }) },
  };
}

export function PlainOrder({ fields, faults, locale }: Props) {
  const all = wordsOf(locale);
  const { words } = wizardWords(all, fewWords(all, locale), locale);
  // where the first order could not be read, the form asks as any other
  const isJoined = fields.parcel !== undefined && fields.address !== undefined;
  const sent = draftIn(fields);
  const draft = isJoined ? { ...sent, destination: null } : sent;
  const item = draft.item === null ? undefined : itemOf(draft.type, draft.item);
  const artwork = item && artworkOf(item);
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
      {fields.parcel !== undefined && <input type="hidden" name="parcel" value={fields.parcel} />}
      <OrderBody
        words={isJoined ? inParcel(words, fields, locale) : words}
        {...(isJoined && { taken })}
        locale={locale}
        draft={draft}
        sizes={sizesOffered(draft)}
        texts={{ ...fields, language: locale, destination: draft.destination ?? '' }}
        errors={faults}
        title={artwork?.title ?? null}
        intro={
          isJoined && artwork ? (
            <div className="order-intro__item flow g4">
              <WorkPicture picture={preparedPicture(artwork)} alt={artwork.alt[locale]} sizes="56px" />
              <WorkLabel title={artwork.title[locale]} detail={artwork.technique?.[locale]} />
            </div>
          ) : undefined
        }
        termsHref={pathTo('storeRegulations', locale)}
        privacyHref={pathTo('privacyPolicy', locale)}
        live={null}
      />
    </form>
  );
}
