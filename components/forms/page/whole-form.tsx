import type { ReactNode } from 'react';
import { orderTypes } from '@/content/order';
import { type FormName, openingNotices, photoFields, shopOrders } from '@/domain/api';
import type { FormPart } from '@/domain/order/form';
import { isRequired } from '@/domain/order/needs';
import { requestOf } from '@/domain/order/plain';
import { lowestPrice, type Price, priceOf } from '@/domain/order/price';
import { orderSoFar } from '@/domain/order/wire';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator, wordsOf } from '@/messages/translator';
import { chosenControls } from '../fields/chosen-controls';
import { type Controls, Field, type FieldProps, type FieldRow, Fields, frameOf, nameOf } from '../fields/field';
import { TextField } from '../fields/inputs';
import { FormFrame, neededOf } from '../form-frame';
import { formRows, type OrderRow, orderRows, type SentForm, type SentKind, unseenOf } from './form-rows';
import { DataLine } from './form-words';
import './whole-form.css';

function Photos(props: FieldProps) {
  const { more } = props.row;
  const file = { type: 'file', accept: 'image/*', name: nameOf(props.row) } as const;
  const first = <TextField {...frameOf({ ...props, required: false })} {...file} />;
  if (!more) return first;
  return (
    <div className="whole-form__files">
      {first}
      <p className="small quiet">{more.note}</p>
      {more.labels.map((label) => (
        <input key={label} {...file} className="field__input" aria-label={label} />
      ))}
    </div>
  );
}

/** With what is attached without script. */
const allControls: Controls = { ...chosenControls, photos: Photos };

/** What the answers cost once they are complete, before that the least of their type; null where none can be told. */
function whatIsKnown(fields: SentForm['fields']): Price | null {
  // files are not known here, and no price depends on them
  const order = orderSoFar(requestOf(fields), 1);
  if (order && !order.lacks.some(({ code }) => code === 'order.incomplete')) return priceOf(order.draft);
  const type = orderTypes.find((known) => known === fields.type);
  return type && type !== 'picture' ? { grosze: lowestPrice(type), from: true } : null;
}

/** The price in a line of its own, and that it is not the last word where it is not. */
function PriceSoFar({ fields, locale }: Readonly<{ fields: SentForm['fields']; locale: Locale }>) {
  const price = whatIsKnown(fields);
  if (!price) return null;
  const t = translator(locale);
  const amount = formatPrice(price.grosze, locale);
  return (
    <div className="whole-form__total">
      <p>
        {t('order.price')}
        <br />
        <span className="cap quiet">{price.from ? t('plain.final') : t('order.priceNext')}</span>
      </p>
      <b className="num">{price.from ? t('order.from', { price: amount }) : amount}</b>
    </div>
  );
}

type Props = Readonly<{ form: SentForm; locale: Locale }>;

type Words = Readonly<{ send: (t: Translator) => string; data: Parameters<typeof DataLine>[0]['form'] }>;
const words: Readonly<Record<SentKind, Words>> = {
  contact: { send: (t) => t('contact.send'), data: 'form.dataContact' },
  'registration-lessons': { send: (t) => t('classes.btn'), data: 'form.dataLessons' },
  orders: { send: (t) => t('orders.btn'), data: 'form.dataOrder' },
  [openingNotices]: { send: (t) => t('shop.notify'), data: 'notice.data' },
  'shop-order': { send: (t) => t('order.send'), data: 'order.data' },
};

/** The last word of a form's address. */
const pathOf = (kind: SentKind): FormName => (kind === 'shop-order' ? shopOrders : kind);

/** The id of a field in the page. An order's other form, which needs script, stands in the same page. */
export const idOf = (kind: SentKind, { key, id }: Pick<FieldRow, 'key' | 'id'>): string =>
  `${kind === 'shop-order' ? 'plain' : kind}-${key ?? id}`;

/** The parts of an order in their order on the page. The consent stands below the price. */
const parts: readonly (readonly [readonly FormPart[], (t: Translator) => string])[] = [
  [['params', 'medium'], (t) => t('order.steps.params')],
  [['photos'], (t) => t('order.photos.h')],
  [['delivery'], (t) => t('order.deliveryH')],
];

/** A field's name, with whose it is where a browser cannot hide the others'. */
const Named = ({ row }: { row: FieldRow }) => (
  <>
    {row.label}
    <span className="whole-form__of"> ({row.of})</span>
  </>
);

function OrderParts({ form, locale, show }: Props & { show: (row: FieldRow) => ReactNode }) {
  const t = translator(locale);
  const rows = orderRows(form.fields, locale);
  const of = (parts: readonly FormPart[]): readonly OrderRow[] => rows.filter(({ part }) => parts.includes(part));
  return (
    <>
      {parts.map(([part, legend]) =>
        of(part).length === 0 ? null : (
          <fieldset key={part[0]} className="whole-form__part">
            <legend>{legend(t)}</legend>
            {part[0] === 'delivery' && <p className="cap quiet">{neededOf(of(part), wordsOf(locale).form)}</p>}
            <Fields rows={of(part)}>{show}</Fields>
          </fieldset>
        ),
      )}
      <PriceSoFar fields={form.fields} locale={locale} />
      <Fields rows={of(['consent'])}>{show}</Fields>
    </>
  );
}

/** A form as every browser can send it, with all that it may ask; answered with a page. */
export function WholeForm({ form, locale }: Props) {
  const { kind, fields, faults } = form;
  const t = translator(locale);
  const { send, data } = words[kind];
  const isOrder = kind === 'shop-order';
  const rows = isOrder ? null : formRows(kind, locale, fields);
  const path = pathOf(kind);
  const show = (row: FieldRow) => (
    <Field
      controls={allControls}
      row={row}
      id={idOf(kind, row)}
      error={faults[row.id]}
      value={fields[nameOf(row)] ?? fields[row.id] ?? ''}
      label={row.of ? <Named row={row} /> : undefined}
      href={pathTo('storeRegulations', locale)}
      required={isOrder ? isRequired(row.id) : !row.optional}
    />
  );
  return (
    <FormFrame
      path={path}
      locale={locale}
      encType={path in photoFields ? 'multipart/form-data' : undefined}
      words={{
        ...(rows && { needed: neededOf(rows, wordsOf(locale).form) }),
        sending: t('form.sending'),
        sent: t('form.sent'),
      }}
      send={send(t)}
      dataLine={
        <>
          {isOrder && `${t('plain.free')} `}
          <DataLine locale={locale} form={data} />
        </>
      }
      sent={fields}
    >
      {unseenOf(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rows ? <Fields rows={rows}>{show}</Fields> : <OrderParts form={form} locale={locale} show={show} />}
    </FormFrame>
  );
}
