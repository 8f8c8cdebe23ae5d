import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { FormRow, SentForm } from './form-rows';
import { classesOf } from './style';

type Props = Readonly<{ row: FormRow; form: SentForm; locale: Locale }>;

/** Apart from the ids of the form that needs script, which stands in the same page. */
export const idOf = ({ key }: Pick<FormRow, 'key'>): string => `plain-${key}`;
const faultId = (row: FormRow): string => `${idOf(row)}-error`;
const labelId = (row: FormRow): string => `${idOf(row)}-label`;

const Mark = () => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M10 1.8L18.2 10 10 18.2 1.8 10zM10 6v5M10 13.2v1" />
  </svg>
);

const Fault = ({ row, form: { faults } }: Props) =>
  faults[row.id] === undefined ? null : (
    <p className="wrong" id={faultId(row)}>
      <Mark />
      <span>{faults[row.id]}</span>
    </p>
  );

const stateOf = ({ row, form: { faults } }: Props) =>
  faults[row.id] !== undefined && { 'aria-invalid': true as const, 'aria-describedby': faultId(row) };

const sentValue = ({ row: { name, id }, form: { fields } }: Props): string => fields[name] ?? fields[id] ?? '';

function Radios(props: Props) {
  const { row, form } = props;
  // the registration starts on its first kind of lessons (FORMS-11)
  const chosen = sentValue(props) || (form.kind === 'registration-lessons' ? row.choices[0]?.value : undefined);
  return (
    <div id={idOf(row)} role="radiogroup" tabIndex={-1} aria-labelledby={labelId(row)} {...stateOf(props)}>
      {row.choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input type="radio" name={row.name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function Select(props: Props) {
  const { row } = props;
  return (
    <select id={idOf(row)} name={row.name} {...stateOf(props)} defaultValue={sentValue(props)}>
      <option value="">{row.none}</option>
      {row.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Three places for photos, where the form takes several: without script a field holds one. */
function Photos(props: Props) {
  const { row, form, locale } = props;
  const t = translator(locale);
  const file = { type: 'file', accept: 'image/*', name: row.name } as const;
  return (
    <>
      <input {...file} id={idOf(row)} {...stateOf(props)} />
      {form.kind === 'shop-order' && (
        <>
          <Fault {...props} />
          <p className="hint">{t('plain.photos')}</p>
          <input {...file} aria-label={t('plain.second')} />
          <input {...file} aria-label={t('plain.third')} />
        </>
      )}
    </>
  );
}

/** What tells the browser how to fill a field. Not `type="email"`: it would refuse addresses that FORMS-4 accepts. */
const fills: Readonly<Record<string, object>> = {
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  name: { autoComplete: 'given-name' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  address: { autoComplete: 'street-address' },
  phone: { autoComplete: 'tel', type: 'tel' },
  width: { autoComplete: 'off' },
  height: { autoComplete: 'off' },
};

const controls: Readonly<Record<Exclude<FormRow['control'], 'tick'>, (props: Props) => ReactNode>> = {
  line: (props) => (
    <input
      id={idOf(props.row)}
      name={props.row.name}
      {...fills[props.row.id]}
      {...stateOf(props)}
      defaultValue={sentValue(props)}
    />
  ),
  // a line break after the tag would belong to the tag: React doubles it where it knows it
  text: (props) => (
    <textarea
      id={idOf(props.row)}
      name={props.row.name}
      {...fills[props.row.id]}
      {...stateOf(props)}
      defaultValue={sentValue(props).replaceAll('\r\n', '\n')}
    />
  ),
  radios: Radios,
  select: Select,
  photos: Photos,
};

/** The terms are accepted anew with every sending that changes something. */
const Terms = (props: Props) => (
  <div className="row">
    <label className="choice">
      <input
        id={idOf(props.row)}
        type="checkbox"
        name={props.row.name}
        value="true"
        {...stateOf(props)}
        defaultChecked={sentValue(props) === 'true'}
      />
      <span>
        {translator(props.locale).rich('order.terms', {
          a: (words) => <a href={pathTo('storeRegulations', props.locale)}>{words}</a>,
        })}
      </span>
    </label>
    <Fault {...props} />
  </div>
);

function Label({ row }: Props) {
  const words = (
    <>
      {row.label}
      {row.of && <span className="of"> ({row.of})</span>}
    </>
  );
  if (row.control !== 'radios')
    return (
      <label className="lab" htmlFor={idOf(row)}>
        {words}
      </label>
    );
  return (
    <p className="lab" id={labelId(row)}>
      {words}
    </p>
  );
}

const sides: readonly string[] = ['width', 'height'];

/** Two of these stand side by side where there is room: a size's sides, and the lines of an address. */
const isHalf = ({ id, part, control }: FormRow): boolean =>
  control === 'line' && (part === 'delivery' || sides.includes(id));

/** A label, its control, and what is wrong with it. */
export function Row(props: Props) {
  const { row, form } = props;
  if (row.control === 'tick') return <Terms {...props} />;
  const Control = controls[row.control];
  const saysIt = row.control === 'photos' && form.kind === 'shop-order';
  return (
    <div className={['row', ...(isHalf(row) ? ['half'] : []), ...classesOf(row.askedFor)].join(' ')}>
      <Label {...props} />
      <Control {...props} />
      {saysIt ? null : <Fault {...props} />}
    </div>
  );
}
