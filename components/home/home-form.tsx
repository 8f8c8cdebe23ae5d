import { type ReactNode, useEffect, useState } from 'react';
import { asking } from '@/components/forms/fields/email-field';
import { Field, type FieldRow, Fields, typedControls } from '@/components/forms/fields/field';
import { FormFrame, neededOf } from '@/components/forms/form-frame';
import type { VisitorForm } from '@/components/forms/use-visitor-form';
import { load } from '@/components/islands/load';

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

const controls = asking(typedControls);

/** A form of the home page with script: it sends itself, and keeps what is typed. */
export const HomeForm = ({ form, fields, photo, ...frame }: Props) => (
  <FormFrame {...form.frame} {...frame} words={{ ...form.frame.words, needed: neededOf(fields, form.frame.words) }}>
    <Fields rows={fields}>
      {(row) =>
        row.control === 'photos' ? (
          photo
        ) : (
          <Field
            controls={controls}
            row={row}
            id={`${form.frame.path}-${row.id}`}
            error={form.errorOf(row.id)}
            required={!row.optional}
            readOnly={form.sending}
            bound={form.register(row.id)}
          />
        )
      }
    </Fields>
  </FormFrame>
);

/** What was sent last with this form: fetched when there is something, and it stays (FORMS-14). */
export function HomeSent({ form: { done } }: Pick<Props, 'form'>) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (done)
      void load('sent-here')
        .then(({ fetchNote }) => fetchNote(done))
        .then(setHtml);
  }, [done]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own page, which escapes what was typed
  return html ? <x-slot className="unboxed" role="status" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
