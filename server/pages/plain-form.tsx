import type { ReactNode } from 'react';
import { formPath, openingNotices, signals } from '@/domain/api';
import type { FormPart } from '@/domain/order/form';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator } from '@/messages/translator';
import { kinds, type PlainKind } from '../submissions/kinds';
import { Row } from './form-row';
import { type FormRow, rowsOf, type SentForm, unseenOf } from './form-rows';
import { PlainPrice } from './plain-price';

type Props = Readonly<{ form: SentForm; locale: Locale }>;

type Words = Readonly<{
  send: (t: Translator) => string;
  data: 'form.dataContact' | 'form.dataLessons' | 'form.dataOrder' | 'order.data' | 'notice.data';
}>;
const words: Readonly<Record<PlainKind, Words>> = {
  contact: { send: (t) => t('contact.send'), data: 'form.dataContact' },
  'registration-lessons': { send: (t) => t('classes.btn'), data: 'form.dataLessons' },
  orders: { send: (t) => t('orders.btn'), data: 'form.dataOrder' },
  [openingNotices]: { send: (t) => t('shop.notify'), data: 'notice.data' },
  'shop-order': { send: (t) => t('order.send'), data: 'order.data' },
};

/** In their order on the page; a form of the home page has no parts. The consent stands below the price. */
const parts: readonly (readonly [FormPart | null, ((t: Translator) => string) | null])[] = [
  [null, null],
  ['params', (t) => t('order.steps.params')],
  ['photos', (t) => t('order.photos.h')],
  ['delivery', (t) => t('order.deliveryH')],
];

const Unseen = ({ form, locale }: Props) => (
  <>
    {unseenOf(form, locale).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {/* for machines to fill (TRUST-19) */}
    <input
      className="visually-hidden"
      name={signals.hidden}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      defaultValue={form.fields[signals.hidden] ?? ''}
    />
  </>
);

function End({ form, locale }: Props) {
  const t = translator(locale);
  const { send, data } = words[form.kind];
  const policy = (text: ReactNode) => <a href={pathTo('privacyPolicy', locale)}>{text}</a>;
  return (
    <>
      <p className="acts">
        <button type="submit">
          <span className="ring" aria-hidden="true" />
          {send(t)}
        </button>
        {form.kind === 'shop-order' && <span className="quiet">{t('plain.free')}</span>}
      </p>
      <p className="cap quiet">{t.rich(data, { a: policy })}</p>
    </>
  );
}

/** A form as every browser can send it, with all that it may ask; answered with a page. */
export function PlainForm(props: Props) {
  const { form, locale } = props;
  const { path, files } = kinds[form.kind];
  const t = translator(locale);
  const rows = rowsOf(form, locale);
  const shown = (one: FormRow) => <Row key={one.key} row={one} {...props} />;
  return (
    <form
      className="plain"
      action={formPath(path)}
      method="post"
      encType={files ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
    >
      <Unseen {...props} />
      {parts.map(([part, legend]) => {
        const own = rows.filter((row) => row.part === part);
        if (own.length === 0) return null;
        return (
          <fieldset key={part}>
            {legend && <legend>{legend(t)}</legend>}
            {own.map(shown)}
          </fieldset>
        );
      })}
      {form.kind === 'shop-order' && <PlainPrice fields={form.fields} locale={locale} />}
      {rows.filter(({ part }) => part === 'consent').map(shown)}
      <End {...props} />
    </form>
  );
}
