import type { FormPart } from '@/domain/order/form';
import type { Locale } from '@/i18n/locales';
import { type Translator, translator } from '@/messages/translator';
import { kinds } from '../submissions/kinds';
import { Row } from './form-row';
import { type FormRow, rowsOf, type SentForm } from './form-rows';

type Props = Readonly<{ form: SentForm; locale: Locale; message: string }>;

/** In their order on the page; a form of the home page has no parts. */
const parts: readonly (readonly [FormPart | null, ((t: Translator) => string) | null])[] = [
  [null, null],
  ['params', (t) => t('order.steps.params')],
  ['photos', (t) => t('order.photos.h')],
  ['delivery', (t) => t('order.deliveryH')],
  ['consent', null],
];

/** What travels along unseen. */
const Unseen = ({ form, locale, rows }: Omit<Props, 'message'> & { rows: readonly FormRow[] }) =>
  Object.entries({ ...form.fields, language: locale })
    .filter(([name]) => !rows.some(({ id }) => id === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** Everything that was sent, to be mended and sent again: without an action a form goes to the address it came from. */
export function SentFormAgain(props: Props) {
  const { form, locale } = props;
  const t = translator(locale);
  const rows = rowsOf(form);
  return (
    <form method="post" encType={kinds[form.kind].files ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}>
      <Unseen form={form} locale={locale} rows={rows} />
      {parts.map(([part, legend]) => {
        const own = rows.filter((row) => row.part === part).map((row) => <Row key={row.id} row={row} {...props} />);
        if (own.length === 0) return null;
        return (
          <fieldset key={part}>
            {legend && <legend>{legend(t)}</legend>}
            {own}
          </fieldset>
        );
      })}
      <button type="submit">{t('plain.again')}</button>
    </form>
  );
}
