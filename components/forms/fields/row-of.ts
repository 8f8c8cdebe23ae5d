import type { FieldWord, FormField } from '@/domain/form-field';
import { centimetresOf } from '@/domain/order/size';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import type { FieldRow } from './field';

export type RowWords<Label> = Readonly<{ t: (key: Label | FieldWord) => string; locale: Locale }>;

type Sized = Parameters<typeof centimetresOf>[0];

function choicesOf({ id, choices }: Pick<FormField<string>, 'id' | 'choices'>, locale: Locale): FieldRow['choices'] {
  return choices.map(({ key, value, label, hex, icon, group }) => {
    const detail = id === 'size' && centimetresOf(key as Sized, locale);
    const shown = {
      ...(hex && { hex }),
      ...(icon && { icon }),
      ...(group && { group: group[locale] }),
      ...(detail && { detail: bind(detail, locale) }),
    };
    return { key, value, label: bind(label[locale], locale), ...shown };
  });
}

export function rowOf<Label extends string>(field: FormField<Label>, { t, locale }: RowWords<Label>): FieldRow {
  const { id, control, label, half, hint, example, none, choices } = field;
  return {
    id,
    control: control === 'hidden' ? 'line' : control,
    label: label === null ? id : typeof label === 'string' ? t(label) : label[locale],
    ...(half && { half }),
    ...(hint && { hint: t(hint) }),
    ...(hint === 'order.fields.optional' && { optional: true }),
    ...(example && { example: t(example) }),
    ...(none && { none: t(none) }),
    ...(id === 'email' && { mean: t('form.mean') }),
    ...(choices.length > 0 && { choices: choicesOf(field, locale) as NonNullable<FieldRow['choices']> }),
  };
}
