import type { ReactNode } from 'react';
import { formPath } from '@/domain/api';
import { type ReplyStep, replyPath } from '@/domain/order/reply';
import { pathTo } from '@/i18n/pages';
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
export const Button = ({ name, value, line = false, describedBy, children }: ButtonProps) => (
  <button type="submit" name={name} value={value} className={line ? 'line' : undefined} aria-describedby={describedBy}>
    <span className="ring" aria-hidden="true" />
    {children}
  </button>
);

type ButtonProps = Readonly<{
  name?: string;
  value?: string;
  line?: boolean;
  /** The id of what says what the button does. */
  describedBy?: string;
  children: ReactNode;
}>;

type StepLinkProps = Pick<Shown, 'status' | 'locale'> &
  Readonly<{ step: ReplyStep; line?: boolean; describedBy?: string; children: ReactNode }>;

export const stepPath = (status: Shown['status'], locale: Shown['locale'], step: ReplyStep): string =>
  `${pathTo('orderStatus', locale, { token: status.token })}?step=${step}`;

/** A way to the page on which an answer is given for good. */
export const StepLink = ({ status, locale, step, line = false, describedBy, children }: StepLinkProps) => (
  <a className={line ? 'act line' : 'act'} href={stepPath(status, locale, step)} aria-describedby={describedBy}>
    <span className="ring" aria-hidden="true" />
    {children}
  </a>
);
