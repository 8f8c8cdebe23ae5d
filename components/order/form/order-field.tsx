import type { ReactNode } from 'react';
import { chosenControls } from '@/components/forms/fields/chosen-controls';
import { asking } from '@/components/forms/fields/email-field';
import { Field, nameOf } from '@/components/forms/fields/field';
import { useAtOnce } from '@/components/forms/use-at-once';
import { doubtfulEmail, doubtfulPhone } from '@/domain/contact-hints';
import { noticesOf } from '@/domain/order/notices';
import type { Marked, PartProps, ShownRow } from './order-rows';

const controls = asking(chosenControls);
const opens: readonly string[] = ['select', 'radios'];

/** What is said of an answer that stops nothing: a doubtful e-mail or phone number gets a hint (ORDER-16). */
function noticeOf({ id, disabled }: ShownRow, { words, inHand }: PartProps): string | undefined {
  if (disabled) return words.first;
  if (id === 'size') return noticesOf(inHand.draft).map((name) => words.notices[name])[0];
  const value = inHand.valueOf(id);
  if (id === 'email' && doubtfulEmail(value)) return words.doubts.email;
  return id === 'phone' && doubtfulPhone(value) ? words.doubts.phone : undefined;
}

/** A field of the order form, bound to the order in the making. What is chosen shows before what follows from it. */
export function OrderField({ row, label, ...part }: PartProps & Readonly<{ row: ShownRow; label?: ReactNode }>) {
  const { words, inHand, marked } = part;
  const { id, disabled, control } = row;
  const answer = (given: string) => inHand.answer(id, given);
  const value = inHand.valueOf(id);
  const [shown, show] = useAtOnce(value, answer);
  const bound =
    control === 'tick'
      ? { checked: value === 'true', onChange: ({ target }: Ticked) => answer(String(target.checked)) }
      : {
          value: shown,
          disabled,
          onChange: ({ target }: Given) => (opens.includes(control) ? show : answer)(target.value),
        };
  return (
    <Field
      controls={controls}
      row={row}
      id={nameOf(row)}
      label={label}
      error={marked?.includes(id as Marked) ? words.errors[id as Marked] : undefined}
      notice={noticeOf(row, part)}
      bound={bound}
    />
  );
}

type Given = Readonly<{ target: Readonly<{ value: string }> }>;
type Ticked = Readonly<{ target: Readonly<{ checked?: boolean }> }>;
