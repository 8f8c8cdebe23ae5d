'use client';

import { type ComponentProps, type FocusEvent, useState } from 'react';
import { TextButton } from '@/components/ui/text-button';
import { meantEmail } from '@/domain/mistyped-email';
import { fill } from '@/i18n/fill';
import { TextField } from './inputs';

type Input = HTMLInputElement;
type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> &
  Readonly<{
    /** The question whether `{email}` was meant. */
    mean: string;
    onChange?: ((event: Readonly<{ target: Input }>) => unknown) | undefined;
  }>;

/**
 * The field of an e-mail address. Whoever leaves it with a mistyped domain is asked, and one press mends it; without script
 * it is only said (FORMS-15).
 */
export function EmailField({ mean, notice, ...props }: Props) {
  const { defaultValue, onChange, onBlur } = props;
  const [left, leave] = useState<Pick<Input, 'value'> | null>({ value: String(defaultValue ?? '') });
  const email = left && meantEmail(left.value);
  const question = email && fill(mean, { email });
  const mend = () => {
    Object.assign(left as Input, { value: email });
    onChange?.({ target: left as Input });
    leave(null);
  };
  const asked = onChange ? <TextButton onClick={mend}>{question}</TextButton> : question;
  return (
    <TextField
      {...props}
      notice={question ? asked : notice}
      onInput={() => leave(null)}
      onBlur={(event: FocusEvent<Input>) => {
        leave(event.target);
        onBlur?.(event);
      }}
    />
  );
}
