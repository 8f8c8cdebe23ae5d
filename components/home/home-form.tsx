import type { ReactNode } from 'react';
import { Field, type FieldRow } from '@/components/forms/fields/field';
import { Fields } from '@/components/forms/fields/fields';
import { FormFrame } from '@/components/forms/form-frame';
import { SentHere } from '@/components/forms/sent-here';
import type { VisitorForm } from '@/components/forms/use-visitor-form';
import type { HomeWords } from './words';

type Props = Readonly<{
  form: VisitorForm;
  fields: readonly FieldRow[];
  /** The button's label. */
  send: string;
  dataLine: ReactNode;
  wide?: boolean;
  /** In place of the field of a photo. */
  photo?: ReactNode;
}>;

/** A form of the home page with script: it sends itself, and keeps what is typed. */
export const HomeForm = ({ form, fields, photo, ...frame }: Props) => (
  <FormFrame {...form.frame} {...frame}>
    <Fields rows={fields}>
      {(row) =>
        row.control === 'photos' ? (
          photo
        ) : (
          <Field
            row={row}
            id={`${form.frame.path}-${row.id}`}
            error={form.errorOf(row.id)}
            readOnly={form.sending}
            bound={form.register(row.id)}
          />
        )
      }
    </Fields>
  </FormFrame>
);

type DoneProps = Pick<Props, 'form' | 'fields'> & Readonly<{ words: HomeWords }>;

/** What was sent last with this form; the address stands in its sentence. */
export function HomeSent({ form: { done }, fields: rows, words }: DoneProps) {
  if (!done) return null;
  const { reference, status, fields } = done;
  const { email = '' } = fields;
  const said = rows.flatMap(({ id, label }) => (id === 'email' ? [] : [{ label, text: fields[id] ?? '' }]));
  return <SentHere sent={{ reference, status, email, said }} words={words.after} />;
}
