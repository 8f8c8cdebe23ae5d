import { Field } from '@/components/forms/fields/field';
import { Chooser } from '@/components/order/page/chooser';
import { PlainOrder } from '@/components/order/page/plain-order';
import { Button } from '@/components/ui/button';
import { artworkById } from '@/content/artworks';
import { type OrderType, orderTypeNames } from '@/content/order';
import { stateOf, wayOf } from '@/domain/order/status';
import { holdOf } from '@/domain/shop/availability';
import { printItems } from '@/domain/shop/prints';
import { isOrderType, needsItem, pictureOf, shopItems } from '@/domain/shop/shop';
import { itemOf } from '@/domain/shop/shop-artwork';
import { unturned } from '@/domain/text';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { storedIn } from '../../submissions/kinds';
import { takenFrom } from '../../submissions/parcel';
import { stateWords } from '../../submissions/views/say';
import { stepPath } from './reply-form';
import type { Thing, View } from './view';

/** STATUS-32. */
export function Together({ status, locale }: View) {
  const t = translator(locale);
  return (
    <>
      {status.mates.length > 0 && (
        <section className="stack g2 t6" aria-labelledby="parcel">
          <h2 id="parcel" className="h3">
            {t('parcel.h')}
          </h2>
          <ul className="stack g2">
            {status.mates.map(({ order, history, token }) => {
              const card = storedIn(order)?.order?.(locale);
              if (!card) return null;
              const state = stateWords(stateOf(history), { ...card.choice, way: wayOf(history) }, locale);
              return (
                <li key={order.id}>
                  <a href={pathTo('orderStatus', locale, { token: token ?? '' })}>{unturned(card.name)}</a>
                  <span className="block small quiet">
                    {order.reference}, {state}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {status.isJoinable && (
        <p className="t6 no-print">
          <a href={stepPath(status, locale, 'parcel')}>{t('parcel.add')}</a>
        </p>
      )}
    </>
  );
}

/** Null where the shop takes no order for it now. */
function ordered({ type, id }: Thing): Readonly<{ type: OrderType; id: string }> | null {
  const item = id === '' ? null : Number(id);
  if (!isOrderType(type) || holdOf(type, item)) return null;
  const isThere = item === null ? !needsItem[type] : itemOf(type, item) !== undefined;
  return isThere && (type !== 'picture' || isParcel(item)) ? { type, id } : null;
}

const isParcel = (item: number | null): boolean => item !== null && pictureOf(item)?.delivers !== 'file';

const choosers = ['posters', 'picture'] as const;

function Things(view: View) {
  const { status, locale } = view;
  const t = translator(locale);
  const step = stepPath(status, locale, 'parcel');
  const to = (type: OrderType) => (id: number) => `${step}&type=${type}&id=${id}`;
  const shelves = choosers
    .filter((type) => !holdOf(type, null))
    .map((type) => ({
      type,
      items: shopItems[type].filter(({ number }) => type === 'posters' || (isParcel(number) && !holdOf(type, number))),
    }));
  return (
    <>
      {shelves.map(
        ({ type, items }) =>
          items.length > 0 && (
            <section key={type} className="stack t6" aria-labelledby={type}>
              <h3 id={type} className="visually-hidden">
                {orderTypeNames[type][locale]}
              </h3>
              <Chooser locale={locale} type={type} items={items} to={to(type)} />
            </section>
          ),
      )}
      {!holdOf('posters', null) && (
        <form className="stack g3 t6" action={pathTo('orderStatus', locale, { token: status.token })}>
          <input type="hidden" name="step" value="parcel" />
          <input type="hidden" name="type" value="posters" />
          <Field
            row={{
              id: 'print',
              name: 'id',
              label: t('parcel.print'),
              control: 'select',
              choices: printItems.map(({ number, artwork }) => {
                const { title } = artworkById(artwork);
                return { value: String(number), label: title[locale] };
              }),
            }}
            id="print"
          />
          <p>
            <Button type="submit" line>
              {t('parcel.next')}
            </Button>
          </p>
        </form>
      )}
      <ul className="stack g2 t6">
        {(['portraits', 'custom-pictures'] as const)
          .filter((type) => !holdOf(type, null))
          .map((type) => (
            <li key={type}>
              <a href={`${step}&type=${type}`}>{orderTypeNames[type][locale]}</a>
            </li>
          ))}
      </ul>
    </>
  );
}

export function Adding({ view }: { view: View }) {
  const { status, locale, thing } = view;
  const t = translator(locale);
  const { reference } = status.order;
  const chosen = thing ? ordered(thing) : null;
  return (
    <>
      <h2 className="h2">
        {t('parcel.add')}
        {chosen && `: ${orderTypeNames[chosen.type][locale]}`}
      </h2>
      <p className="prose">{t('parcel.p', { reference })}</p>
      {chosen ? (
        <PlainOrder
          fields={{ ...chosen, ...takenFrom(status.order), parcel: status.token }}
          faults={{}}
          locale={locale}
        />
      ) : (
        <Things {...view} />
      )}
      <p className="t6">
        <a href={pathTo('orderStatus', locale, { token: status.token })}>{t('offer.return')}</a>
      </p>
    </>
  );
}
