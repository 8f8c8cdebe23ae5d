import type { ReactNode } from 'react';
import type { FieldValues, UseFormRegister } from 'react-hook-form';
import { chosenControls } from '@/components/forms/fields/chosen-controls';
import { asking } from '@/components/forms/fields/email-field';
import { Field, type FieldRow, Fields } from '@/components/forms/fields/field';
import { Notice } from '@/components/forms/fields/inputs';
import { rowOf } from '@/components/forms/fields/row-of';
import { type Medium, media } from '@/content/media';
import { sizes } from '@/content/order';
import { doubtfulEmail, doubtfulPhone } from '@/domain/contact-hints';
import {
  askable,
  choicesIn,
  classOf,
  type FieldState,
  type SizesOffered,
  stateOf,
  waitsFor,
} from '@/domain/order/asked';
import { isRequired, missing, needed } from '@/domain/order/needs';
import { noticesOf } from '@/domain/order/notices';
import type { FormPart, OrderDraft, OrderField as OrderFieldSpec, Texts } from '@/domain/order/order';
import { mediumPrice } from '@/domain/order/price';
import { readSize, sheetsFor, sidesOf } from '@/domain/order/size';
import { priceText } from '@/domain/shop/price-format';
import { settledMedium } from '@/domain/shop/shop';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import '@/components/ui/fold.css';
import '@/generated/asked.css';
import './order-body.css';
import type { OrderWords } from '../words';
import { Section } from './section';

export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
  draft: OrderDraft;
  texts: Texts;
  errors: Readonly<Record<string, string | undefined>>;
  sizes: SizesOffered;
  taken?: readonly string[];
  termsHref: string;
  /** Of the form library; none where the form works by itself. */
  register?: UseFormRegister<FieldValues> | undefined;
  /** Script follows every answer: only what is asked stands there. Else all that may be, hidden by the page's rules. */
  ready: boolean;
}>;

type Tree = Readonly<{ [name: string]: Tree | string }>;
/** The words behind a key of the description: `order.fields.size`. The form has its words without their group's name. */
const wordAt = (words: Tree, key: string): string =>
  key
    .split('.')
    .slice(1)
    .reduce<Tree | string>((at, name) => (at as Tree)[name] ?? '', words) as string;

type ShownField = Readonly<{ field: OrderFieldSpec; row: FieldRow; state: FieldState }>;

export const fieldId = ({ key }: OrderFieldSpec): string => key.replaceAll('.', '-');

/** Whose question it is where several media have one: shown where a browser cannot hide the others'. */
const mediumOf = ({ id, key }: OrderFieldSpec, locale: Locale): string | undefined => {
  const [, medium = ''] = id === key ? [] : key.split('.');
  return medium in media ? media[medium as keyof typeof media].label[locale] : undefined;
};

/** What cannot be is dashed: of a print any sheet but that of its format, which is chosen by itself. Beside a medium stands its price. */
function withDetails(row: FieldRow, { draft, words, locale, ready }: PartProps): FieldRow {
  const { key, choices = [] } = row;
  if (row.id === 'medium') {
    const priced = (medium: string) => priceText(mediumPrice(draft, medium as Medium), locale, words.from);
    return { ...row, choices: choices.map((one) => ({ ...one, detail: priced(one.key ?? '') })) };
  }
  const open = sheetsFor(draft.size);
  if (key !== 'attribute.print.size' || !ready || open.length > 1) return row;
  return { ...row, off: ['', ...choices.map(({ value }) => value)].filter((value) => !open.includes(Number(value))) };
}

/** The fields of a part that show for what is chosen so far (ORDER-8); before script follows, all that the type may ask. */
export function fieldsIn(name: FormPart, part: PartProps): readonly ShownField[] {
  const { words, locale, draft, ready, sizes, taken } = part;
  const t = (key: string) => wordAt(words as unknown as Tree, key);
  return askable(draft.type, settledMedium(draft))
    .filter(({ part, id }) => part === name && !taken?.includes(id))
    .map((field) => {
      const choices =
        ready || sizes ? choicesIn(field, draft, sizes).map(({ group: _, ...choice }) => choice) : field.choices;
      const { shows, enabled } = waitsFor(field, draft.type);
      const classes = [...shows.map((one) => classOf('asked', one)), ...enabled.map((one) => classOf('waits', one))];
      const row = rowOf({ ...field, choices }, { t, locale });
      const of = ready ? undefined : mediumOf(field, locale);
      const state = ready ? stateOf(field, draft) : ('enabled' as const);
      const known = { ...row, key: field.key, when: classes.join(' '), ...(of && { of }) };
      return { field, state, row: withDetails(known, part) };
    })
    .filter(({ state, row }) => state !== 'hidden' && row.off?.length !== (row.choices?.length ?? 0) + 1);
}

const controls = asking(chosenControls);

/** What is said of an answer that stops nothing: a doubtful e-mail or phone number gets a hint (ORDER-16). */
function noticeOf({ field, row }: ShownField, { words, draft, texts, ready }: PartProps): string | undefined {
  const { id } = field;
  // said from the start: a line that came with script would move what is below
  if (stateOf(field, draft) === 'disabled') return words.first;
  if (!ready) return undefined;
  if (id === 'size') return noticesOf(draft).map((name) => words.notices[name])[0];
  if (row.off) return words.notices.sheet;
  const value = texts[id] ?? '';
  if (id === 'email' && doubtfulEmail(value)) return words.doubts.email;
  return id === 'phone' && doubtfulPhone(value) ? words.doubts.phone : undefined;
}

const labelOf = ({ label, of }: FieldRow): ReactNode =>
  of ? (
    <>
      {label}
      <span className="order-part__of"> ({of})</span>
    </>
  ) : undefined;

export function OrderField({ shown, ...part }: PartProps & Readonly<{ shown: ShownField }>) {
  const { field, row, state } = shown;
  const { texts, errors, termsHref, register, ready } = part;
  const { id } = field;
  return (
    <Field
      controls={controls}
      row={row}
      id={fieldId(field)}
      href={termsHref}
      label={labelOf(row)}
      required={isRequired(id)}
      error={errors[id]}
      notice={noticeOf(shown, part)}
      value={texts[id]}
      bound={register && { ...register(id), disabled: state === 'disabled' }}
      isFollowed={ready}
    />
  );
}

function ReadSize({ words, locale, draft, ready }: PartProps) {
  const read = ready ? readSize(draft) : 'open';
  const sentence =
    read === 'unread' ? words.sizeUnread : read === 'open' ? '' : fill(words.sizeRead, { size: sidesOf(read, locale) });
  return <div aria-live="polite">{sentence ? <Notice>{bind(sentence, locale)}</Notice> : null}</div>;
}

const isSide = ({ field: { id } }: ShownField): boolean => id === 'width' || id === 'height';

/** A thing of one size starts on A4 (ORDER-21): who wants another opens the line. */
const isFolded = ({ field: { id } }: ShownField, { draft, ready }: Pick<PartProps, 'draft' | 'ready'>): boolean =>
  id === 'size' && ready && draft.size !== null && draft.medium !== null && media[draft.medium].ownSize;

/** The rules that hide all fields of a part hide the part. */
const classesOfAll = (fields: readonly ShownField[]): string =>
  (fields[0]?.row.when?.split(' ') ?? [])
    .filter((name) => name.startsWith('asked-') && fields.every(({ row }) => row.when?.split(' ').includes(name)))
    .join(' ');

type Props = PartProps & Readonly<{ name: FormPart; title: string; aside?: string }>;

/** A part of the form with the fields that show. A size of one's own is free text without a unit (ORDER-4). */
export function OrderPart({ name, title, aside, ...part }: Props) {
  const { draft } = part;
  const fields = fieldsIn(name, part);
  if (fields.length === 0) return null;
  const has = (id: string) => fields.some(({ field }) => field.id === id);
  const show = (shown: ShownField) => <OrderField key={shown.field.key} shown={shown} {...part} />;
  const rows = (some: readonly ShownField[]) => (
    <Fields rows={some.map((shown) => ({ ...shown.row, shown }))}>{({ shown }) => show(shown)}</Fields>
  );
  const sides = fields.filter(isSide);
  return (
    <Section
      title={title}
      words={part.words}
      aside={aside}
      className={classesOfAll(fields)}
      done={needed(draft).some(has) ? !missing(draft).some(has) : undefined}
    >
      {name === 'delivery'
        ? rows(fields)
        : fields.map((shown) => {
            if (shown.field.id === 'height') return null;
            if (isFolded(shown, part))
              return (
                <details key={shown.field.key} className="fold">
                  <summary>
                    {shown.row.label}: <b>{draft.size && sizes[draft.size].label[part.locale]}</b>
                  </summary>
                  <div className="t3">{show(shown)}</div>
                </details>
              );
            if (!isSide(shown))
              return (
                <div key={shown.field.key} className={shown.row.when}>
                  {show(shown)}
                </div>
              );
            return (
              <div key={shown.field.key} className={`order-part__sides ${shown.row.when}`}>
                {rows(sides)}
                <ReadSize {...part} />
              </div>
            );
          })}
    </Section>
  );
}
