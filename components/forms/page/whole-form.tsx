import type { ReactNode } from 'react';
import { type FormName, openingNotices, photoFields, shopOrders } from '@/domain/api';
import type { FormPart } from '@/domain/order/form';
import { isRequired } from '@/domain/order/needs';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator, wordsOf } from '@/messages/translator';
import { Field, type FieldRow, nameOf } from '../fields/field';
import { Fields } from '../fields/fields';
import { FormFrame } from '../form-frame';
import { neededOf } from '../words';
import { allControls } from './all-controls';
import { DataLine } from './data-line';
import { formRows, type OrderRow, orderRows, unseenOf } from './form-rows';
import { PriceSoFar } from './price-so-far';
import type { SentForm, SentKind } from './sent-form';
import './whole-form.css';

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
