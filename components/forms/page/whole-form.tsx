import { openingNotices, photoFields, withdrawalStatements } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { translator, wordsOf } from '@/messages/translator';
import { chosenControls } from '../fields/chosen-controls';
import { type Controls, Field, type FieldProps, type FieldRow, Fields, fieldName, frameOf } from '../fields/field';
import { TextField } from '../fields/inputs';
import { FormFrame, neededOf } from '../form-frame';
import { formRows, type HomeKind, type SentForm, unseenOf } from './form-rows';
import { DataLine } from './form-words';

const Photos = (props: FieldProps) => (
  <TextField {...frameOf({ ...props, required: false })} type="file" accept="image/*" name={fieldName(props.row)} />
);

const allControls: Controls = { ...chosenControls, photos: Photos };

export type HomeForm = SentForm & Readonly<{ kind: HomeKind }>;
type Props = Readonly<{ form: HomeForm; locale: Locale }>;

const words = {
  contact: { send: 'contact.send', data: 'form.dataContact' },
  'registration-lessons': { send: 'classes.btn', data: 'form.dataLessons' },
  orders: { send: 'orders.btn', data: 'form.dataOrder' },
  [openingNotices]: { send: 'shop.notify', data: 'notice.data' },
  [withdrawalStatements]: { send: 'withdrawal.next', data: 'withdrawal.data' },
} as const;

export const idOf = (kind: HomeKind, { id }: Pick<FieldRow, 'id'>): string => `${kind}-${id}`;

export function WholeForm({ form, locale }: Props) {
  const { kind, fields, faults } = form;
  const t = translator(locale);
  const { send, data } = words[kind];
  const rows = formRows(kind, locale, fields);
  return (
    <FormFrame
      path={kind}
      locale={locale}
      encType={kind in photoFields ? 'multipart/form-data' : undefined}
      words={{ needed: neededOf(rows, wordsOf(locale).form), sending: t('form.sending'), sent: t('form.sent') }}
      send={t(send)}
      dataLine={<DataLine locale={locale} form={data} />}
      sent={fields}
    >
      {unseenOf(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields rows={rows}>
        {(row) => (
          <Field
            controls={allControls}
            row={row}
            id={idOf(kind, row)}
            error={faults[row.id]}
            value={fields[row.id] ?? ''}
            required={!row.optional}
          />
        )}
      </Fields>
    </FormFrame>
  );
}
