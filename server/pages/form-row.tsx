import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { kinds } from '../submissions/kinds';
import { type FormRow, labelOf, type SentForm } from './form-rows';

type Props = Readonly<{ row: FormRow; form: SentForm; locale: Locale; message: string }>;

/** The id of what is said beside the one field that is wrong. */
const fault = 'wrong';

const Fault = ({ row, form, message }: Props) =>
  row.id === form.wrong ? (
    <p className="wrong" id={fault}>
      {message}
    </p>
  ) : null;

function Control({ row: { id, control, choices }, form: { kind, fields, wrong }, locale }: Props) {
  const value = fields[id] ?? '';
  const own = { id, name: id, ...(id === wrong && { 'aria-invalid': true, 'aria-describedby': fault }) };
  if (control === 'choice')
    return (
      <select {...own} defaultValue={value}>
        <option value="">{translator(locale)('form.choose')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label[locale]}
          </option>
        ))}
      </select>
    );
  // a line break after the tag would belong to the tag: React doubles it where it knows it
  if (control === 'text') return <textarea {...own} defaultValue={value.replaceAll('\r\n', '\n')} />;
  if (control === 'tick') return <input {...own} type="checkbox" value="true" defaultChecked={value === 'true'} />;
  if (control === 'photos')
    return <input {...own} type="file" accept="image/*" multiple={(kinds[kind].files?.count ?? 1) > 1} />;
  return <input {...own} defaultValue={value} />;
}

/** The terms are accepted anew with every sending that changes something. */
const Terms = (props: Props) => (
  <div className="row check">
    <Control {...props} />
    <label htmlFor={props.row.id}>
      {translator(props.locale).rich('order.terms', {
        a: (words) => <a href={pathTo('storeRegulations', props.locale)}>{words}</a>,
      })}
    </label>
    <Fault {...props} />
  </div>
);

/** A label, its control, and what is wrong with it. */
export function Row(props: Props) {
  const { row, locale } = props;
  if (row.control === 'tick') return <Terms {...props} />;
  const t = translator(locale);
  // no browser lets a page put files back into a form
  const label = row.control === 'photos' ? t('plain.photos') : labelOf(row, t, locale);
  return (
    <div className={`row ${row.control}`}>
      <label htmlFor={row.id}>{label}</label>
      <Control {...props} />
      <Fault {...props} />
    </div>
  );
}
