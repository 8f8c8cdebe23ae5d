import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/forms/fields/field';
import { ButtonLink } from '@/components/ui/button';
import { formPath } from '@/domain/api';
import { type ReplyStep, replyPath } from '@/domain/order/reply';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { View } from './view';

type Props = Pick<View, 'status' | 'locale'> &
  Readonly<{ unseen: Readonly<Record<string, string>>; children: ReactNode }>;

export const ReplyForm = ({ status, locale, unseen, children }: Props) => (
  <form action={formPath(replyPath)} method="post">
    {Object.entries({ token: status.token, language: locale, ...unseen }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

export const ReplyText = ({ view: { refused, locale }, ...row }: TextProps) => (
  <Field
    row={{ ...row, control: 'text' }}
    id={row.id}
    value={refused?.fields[row.name]}
    error={refused?.problem.field === row.name ? translator(locale)(`problems.${refused.problem.code}`) : undefined}
  />
);

type TextProps = Readonly<Record<'id' | 'name' | 'label', string> & { view: View }>;

export const stepPath = (status: View['status'], locale: View['locale'], step: ReplyStep): string =>
  `${pathTo('orderStatus', locale, { token: status.token })}?step=${step}`;

type ChoiceProps = ComponentProps<typeof ButtonLink> &
  Readonly<{ view: View; step: ReplyStep; id: string; means: string }>;

export const Choice = ({ view: { status, locale }, step, id, means, ...link }: ChoiceProps) => (
  <div>
    <ButtonLink {...link} href={stepPath(status, locale, step)} wide aria-describedby={id} />
    <p id={id}>{means}</p>
  </div>
);
