import type { ReactNode } from 'react';
import { formPath } from '@/domain/api';
import { replyPath } from '@/domain/order/reply';
import type { Shown } from './shown';

type Props = Pick<Shown, 'status' | 'locale'> &
  Readonly<{ unseen?: Readonly<Record<string, string>>; children: ReactNode }>;

/** A form of the order's page, as every browser can send it. */
export const ReplyForm = ({ status, locale, unseen = {}, children }: Props) => (
  <form action={formPath(replyPath)} method="post">
    {Object.entries({ token: status.token, language: locale, ...unseen }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

/** A button with its ring. */
export const Button = ({ name, value, line = false, children }: ButtonProps) => (
  <button type="submit" name={name} value={value} className={line ? 'line' : undefined}>
    <span className="ring" aria-hidden="true" />
    {children}
  </button>
);

type ButtonProps = Readonly<{ name?: string; value?: string; line?: boolean; children: ReactNode }>;
