import { type FocusEvent, useState } from 'react';
import { load } from '@/components/islands/load';
import { TextButton } from '@/components/ui/text-button';
import { fill } from '@/i18n/fill';
import { type Controls, type FieldProps, lineOf } from './field';
import { TextField } from './inputs';
import type { Meant } from './meant-email';

/** The field of an e-mail address: whoever leaves it with a mistyped domain is asked, and one press mends it (FORMS-15). */
function EmailField(props: FieldProps) {
  const [meant, ask] = useState<Meant | null>(null);
  const { row, bound, notice } = props;
  const { onBlur, ...line } = lineOf(props);
  const mend = ({ field, email }: Meant) => {
    bound?.onChange({ target: Object.assign(field, { value: email }) });
    ask(null);
  };
  return (
    <TextField
      {...line}
      notice={
        meant ? (
          <TextButton onClick={() => mend(meant)}>{fill(row.mean ?? '', { email: meant.email })}</TextButton>
        ) : (
          notice
        )
      }
      onFocus={() => void load('meant-email')}
      onInput={() => ask(null)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        const { target } = event;
        void load('meant-email').then(({ afterLeaving }) => afterLeaving(target, ask));
        void onBlur?.(event);
      }}
    />
  );
}

/** Where script is there to ask. */
export const asking = (controls: Controls): Controls => ({
  ...controls,
  line: (props) => (props.row.mean ? <EmailField {...props} /> : controls.line?.(props)),
});
