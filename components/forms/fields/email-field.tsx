import { type FocusEvent, useState } from 'react';
import { pressEnded } from '@/components/islands/when';
import { TextButton } from '@/components/ui/button';
import { meantEmail } from '@/domain/mistyped-email';
import { fill } from '@/i18n/fill';
import { type Controls, type FieldProps, lineOf } from './field';
import { TextField } from './inputs';

/** The field of an e-mail address: whoever leaves it with a mistyped domain is asked, and one press mends it (FORMS-15). */
function EmailField(props: FieldProps) {
  const [left, leave] = useState<HTMLInputElement | null>(null);
  const { row, bound, notice } = props;
  const { onBlur, ...line } = lineOf(props);
  const email = left && meantEmail(left.value);
  const mend = () => {
    const target = Object.assign(left as HTMLInputElement, { value: email });
    void bound?.onChange?.({ target });
    leave(null);
  };
  return (
    <TextField
      {...line}
      notice={email ? <TextButton onClick={mend}>{fill(row.mean ?? '', { email })}</TextButton> : notice}
      onInput={() => leave(null)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // the question would move a button away from under the finger that presses it
        void pressEnded().then(() => leave(event.target));
        void onBlur?.(event);
      }}
    />
  );
}

export const asking = (controls: Controls): Controls => ({
  ...controls,
  line: (props) => (props.row.mean ? <EmailField {...props} /> : controls.line?.(props)),
});
