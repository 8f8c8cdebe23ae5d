import * as z from 'zod/mini';
import { type AttributeName, type Medium, media } from '@/content/media';
import {
  destinations,
  type OrderType,
  orderTypes,
  type Size,
  sizes,
  subjects,
  type Variant,
  variants,
} from '@/content/order';
import { type Locale, type Localized, locales } from '@/i18n/locales';
import { cleanEmail, cleanPhone } from '../contact-hints';
import type { Choice, FieldWord, FormField } from '../form-field';
import { withoutNul } from '../forms/checked';
import { limits } from '../limits';
import type { ProblemCode } from '../problems';
import { settledMedium } from '../shop/shop';
import { cleanLine, cleanText } from '../text';

type LabelKey =
  | `order.fields.${'subject' | 'size' | 'width' | 'height' | 'description' | 'comment' | 'wish' | 'quantity' | 'medium' | 'destination'}`
  | `order.fields.variant.${'portraits' | 'custom-pictures'}`
  | `order.delivery.${DeliveryField}`
  | 'order.photos.h'
  | 'order.terms';

export type FormPart = 'params' | 'photos' | 'medium' | 'delivery' | 'price' | 'consent';

/** The questions whose answers decide what else is asked. */
export type Deciding = 'variant' | 'size' | 'medium';
/** Each of these questions must have one of its answers; '' stands for none. */
export type When = Readonly<Partial<Record<Deciding, readonly (Variant | Size | Medium | '')[]>>>;
/** `enabled`: when a field that shows can be used; at once where there is none. */
type Conditions = Readonly<{ shows: When; enabled?: When }>;

type Meta = Omit<FormField<LabelKey>, 'id'> &
  Readonly<{
    part: FormPart;
    /** No other type shows it, and a request for one has it stripped (ORDER-11). */
    asked: Readonly<Partial<Record<OrderType, Conditions>>>;
  }>;

/** A field of the order form. `key`: differs from every other one of its form, where `id` may not. */
export type OrderField = Meta & Readonly<{ id: string; key: string }>;

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

type Row = Readonly<{ label: Localized; icon?: string }> & Readonly<{ id: number } | { code: number } | object>;

/** The form calls a row of content by the number of the specification, or else by its key. */
const choicesOf = <Key extends string>(rows: Readonly<Record<Key, Row>>): readonly Choice<Key>[] =>
  keys(rows).map((key) => {
    const row: Row = rows[key];
    const { label, icon } = row;
    const value = 'id' in row ? row.id : 'code' in row ? row.code : key;
    return { key, value: String(value), label, ...(icon && { icon }) };
  });

/** The same techniques for portraits and paintings, worded per type (ORDER-2). */
const variantChoices = (type: 'portraits' | 'custom-pictures'): readonly Choice<Variant>[] =>
  keys(variants).map((key) => ({ key, value: String(variants[key].code), label: variants[key].label[type] }));

/** The technique of a subject's own words: two of them have the same (ORDER-3). */
const techniquesWith = (subject: keyof typeof subjects): Localized => {
  const rows = variantChoices('portraits').filter(({ key }) =>
    (variants[key].subjects as readonly string[]).includes(subject),
  );
  const joined = (locale: Locale) => rows.map(({ label }) => label[locale]).join(', ');
  return { pl: joined('pl'), en: joined('en') };
};

const always: Conditions = { shows: {} };
const everyType: Meta['asked'] = { picture: always, portraits: always, 'custom-pictures': always, posters: always };
const madeToOrder: Meta['asked'] = { portraits: always, 'custom-pictures': always };
const digital: Conditions = { shows: { variant: ['digital'] } };
const byHand = keys(variants).filter((variant) => variant !== 'digital');
/** The medium of a picture is what is delivered, so only what depends on it is asked (ORDER-7). */
const mediumAsked: Meta['asked'] = { portraits: digital, 'custom-pictures': digital, posters: always };
/** Made more than once: a file and an original are there once. */
const severalMedia = keys(media).filter((medium) => medium !== 'file');

/** Sent in a parcel: a work without a medium is the original. */
const parcel: Conditions = { shows: { medium: ['', ...severalMedia] } };

const where = (asked: Meta['asked'], when: When): Meta['asked'] =>
  Object.fromEntries(
    Object.entries(asked).map(([type, { shows, ...rest }]) => [type, { ...rest, shows: { ...shows, ...when } }]),
  );

const plain = {
  choices: [],
  most: null,
  half: false,
  hint: null,
  example: null,
  none: null,
  asked: everyType,
} as const;
const described = z.registry<Meta>();

const problem = (error: ProblemCode) => ({ error });

/** A text as typed, at most so many code points: how long it is is checked of the whole, after all else. */
const text = <Label extends LabelKey>(
  label: Label,
  most: number,
  meta: Partial<Meta> & Pick<Meta, 'part'>,
  clean: (text: string) => string = cleanText,
) =>
  z
    ._default(z.string(problem('text.invalid')).check(withoutNul(), z.overwrite(clean)), '')
    .register(described, { ...plain, control: 'text', label, most, ...meta });

/** One of the choices: the form speaks in the specification's numbers, the code in keys. */
const choice = <Key extends string>(choices: readonly Choice<Key>[], meta: Partial<Meta> & Pick<Meta, 'label'>) =>
  z
    .pipe(
      z._default(z.string(), ''),
      z.transform((value, { issues }): Key | null => {
        const chosen = choices.find((one) => one.value === value);
        const message: ProblemCode = 'order.choice';
        if (value !== '' && !chosen) issues.push({ code: 'custom', message, input: value });
        return chosen?.key ?? null;
      }),
    )
    .register(described, { ...plain, control: 'radios', part: 'params', choices, ...meta });

const number = <None extends number | null>(digits: RegExp, none: None, error: ProblemCode) =>
  z.pipe(
    z._default(z.string().check(z.refine((value) => value === '' || digits.test(value), { error })), ''),
    z.transform((value): number | None => (value === '' ? none : Number(value))),
  );

const side = (label: 'order.fields.width' | 'order.fields.height', most: number) => {
  const asked: Meta['asked'] = {
    portraits: { shows: { variant: byHand, size: ['custom'] } },
    'custom-pictures': { shows: { size: ['custom'] } },
    posters: { shows: { size: ['custom'] } },
  };
  return text(label, most, { part: 'params', control: 'line', half: true, hint: 'form.sizeHint', asked }, cleanLine);
};

const delivery = (name: DeliveryField, clean = cleanLine, half = true) =>
  text(`order.delivery.${name}`, limits.text[name], { part: 'delivery', control: 'line', half }, clean);

const attributeNames: readonly AttributeName[] = [
  ...new Set(Object.values(media).flatMap((medium) => medium.attributes.map(({ name }) => name))),
];
const attribute = () => number(/^\d{1,4}$/, null, 'order.choice');
const attributes = Object.fromEntries(attributeNames.map((name) => [`attribute.${name}`, attribute()])) as Record<
  `attribute.${AttributeName}`,
  ReturnType<typeof attribute>
>;

const quantities = Array.from({ length: limits.quantity }, (_, index) => String(index + 1));

/** The one description, in the order of the form: fields, request (API-4), draft and summary follow from it. */
export const order = z.object({
  type: z.enum(orderTypes, problem('order.type')),
  id: number(/^[1-9]\d{0,5}$/, null, 'order.item'),
  language: z._default(z.enum(locales, problem('request.malformed')), 'pl'),
  work: number(/^[1-9]\d{0,8}$/, null, 'order.item'),
  variant: choice(variantChoices('portraits'), {
    control: 'select',
    label: 'order.fields.variant.portraits',
    none: 'form.choose',
    asked: madeToOrder,
  }),
  subject: choice(
    choicesOf(subjects).map((row) => ({ ...row, group: techniquesWith(row.key) })),
    {
      control: 'select',
      label: 'order.fields.subject',
      none: 'form.choose',
      asked: { portraits: { shows: {}, enabled: { variant: keys(variants) } } },
    },
  ),
  size: choice(choicesOf(sizes), {
    label: 'order.fields.size',
    asked: {
      // disabled until a technique is chosen, hidden for a digital one (ORDER-8)
      portraits: { shows: { variant: ['', ...byHand] }, enabled: { variant: byHand } },
      'custom-pictures': always,
      posters: always,
    },
  }),
  width: side('order.fields.width', limits.text.width),
  height: side('order.fields.height', limits.text.height),
  description: text('order.fields.description', limits.text.description, {
    part: 'params',
    example: 'order.fields.descriptionPh',
    asked: { 'custom-pictures': always },
  }),
  medium: choice(choicesOf(media), { part: 'medium', label: 'order.fields.medium', asked: mediumAsked }),
  ...attributes,
  quantity: number(new RegExp(`^(${quantities.join('|')})$`), 1, 'order.choice').register(described, {
    ...plain,
    part: 'medium',
    control: 'select',
    label: 'order.fields.quantity',
    choices: quantities.map((value) => ({ key: value, value, label: { pl: value, en: value } })),
    asked: { ...where(mediumAsked, { medium: severalMedia }), picture: { shows: { medium: ['print'] } } },
  }),
  comment: text('order.fields.comment', limits.text.comment, {
    part: 'medium',
    hint: 'order.fields.optional',
    example: 'order.fields.commentPh',
    asked: { posters: always },
  }),
  terms: z._default(z.string(), '').register(described, {
    ...plain,
    part: 'consent',
    control: 'tick',
    label: 'order.terms',
  }),
  first_name: delivery('first_name'),
  last_name: delivery('last_name'),
  // several lines, as on a parcel
  address: delivery('address', cleanText, false),
  phone: delivery('phone', cleanPhone),
  email: delivery('email', cleanEmail),
  wish: text('order.fields.wish', limits.text.wish, { part: 'delivery', hint: 'order.fields.optional' }),
  destination: choice(choicesOf(destinations), {
    label: 'order.fields.destination',
    part: 'price',
    asked: {
      picture: { shows: { medium: severalMedia } },
      portraits: parcel,
      'custom-pictures': parcel,
      posters: { shows: { medium: severalMedia } },
    },
  }),
});

export type Answers = z.output<typeof order>;
/** What the form's fields hold, by their names: the draft as it is stored, and the request as it is sent. */
export type Texts = Readonly<Record<string, string>>;

export const deliveryFields = ['first_name', 'last_name', 'address', 'phone', 'email'] as const;
export type DeliveryField = (typeof deliveryFields)[number];
export type Delivery = Readonly<Record<DeliveryField, string>>;

type NoChoice = 'type' | 'id' | 'language' | 'terms' | DeliveryField | `attribute.${AttributeName}`;

export type OrderDraft = Readonly<
  Omit<Answers, NoChoice> & {
    type: OrderType;
    /** The number of the item that is ordered, or of the sample "in the style of"; null where none was chosen. */
    item: number | null;
    photos: number;
    /** Value ids; an attribute that is absent is to be agreed (ORDER-10). */
    attributes: Readonly<Partial<Record<AttributeName, number>>>;
  }
>;

const photo: OrderField = {
  ...plain,
  id: 'photo',
  key: 'photo',
  part: 'photos',
  control: 'photos',
  label: 'order.photos.h',
  asked: madeToOrder,
};

/** An attribute is asked of its own medium: two media may ask for a size, each with labels and values of its own (ORDER-5). */
const attributeFields: readonly OrderField[] = keys(media).flatMap((medium) =>
  media[medium].attributes.map(({ name, label, values }) => ({
    ...plain,
    id: `attribute.${name}`,
    key: `attribute.${medium}.${name}`,
    part: 'medium',
    control: 'radios',
    label,
    choices: values.map(({ id, ...row }) => ({ ...row, key: String(id), value: String(id) })),
    none: 'order.agree' satisfies FieldWord,
    asked: where({ ...mediumAsked, picture: always }, { medium: [medium] }),
  })),
);

const inOrder: readonly OrderField[] = [
  photo,
  ...Object.entries(order.shape).flatMap(([id, schema]) => {
    const meta = described.get(schema);
    const field = meta ? [{ ...meta, id, key: id }] : [];
    return id === 'medium' ? [...field, ...attributeFields] : field;
  }),
];

const isSize = ({ id }: OrderField): boolean => id === 'size' || id === 'width' || id === 'height';

/** Of a poster the size belongs to what it is printed on. */
function posterFields(): readonly OrderField[] {
  const sizes = inOrder.filter(isSize).map((field) => ({ ...field, part: 'medium' as const }));
  return inOrder.flatMap((field) => (field.id === 'medium' ? [field, ...sizes] : isSize(field) ? [] : [field]));
}

const paintingLabels = {
  choices: variantChoices('custom-pictures'),
  label: 'order.fields.variant.custom-pictures',
} as const;

const forms: Readonly<Record<OrderType, readonly OrderField[]>> = {
  picture: inOrder,
  portraits: inOrder,
  'custom-pictures': inOrder.map((field) => (field.id === 'variant' ? { ...field, ...paintingLabels } : field)),
  posters: posterFields(),
};

/** Also what a type never shows. An `attribute.size` stands once for each medium that has one; no draft shows two of them. */
export const fieldsOf = (type: OrderType): readonly OrderField[] => forms[type];

export const deliveryForm = deliveryFields.map((id) => {
  const label = `order.delivery.${id}` as const;
  return { id, label };
});

/** In code points. */
export const mostOf: Readonly<Record<string, number>> = Object.fromEntries(
  inOrder.flatMap(({ id, most }) => (most === null ? [] : [[id, most]])),
);

const withPreset = (draft: OrderDraft): OrderDraft => ({ ...draft, medium: settledMedium(draft) ?? draft.medium });

const isChoice = (name: string): boolean =>
  !name.startsWith('attribute.') && !(deliveryFields as readonly string[]).includes(name);

export function draftOf(answers: Answers, photos: number): OrderDraft {
  const { type, id: item, language: _, terms: __, ...rest } = answers;
  const chosen = Object.fromEntries(Object.entries(rest).filter(([name]) => isChoice(name))) as Omit<Answers, NoChoice>;
  const values = attributeNames.flatMap((name) => {
    const value = answers[`attribute.${name}`];
    return value === null ? [] : [[name, value] as const];
  });
  return withPreset({ ...chosen, type, item, photos, attributes: Object.fromEntries(values) });
}

const nothingChosen = draftOf(order.parse({ type: 'posters' }), 0);

export const emptyDraft = (type: OrderType, item: number | null): OrderDraft =>
  withPreset({ ...nothingChosen, type, item });

export const deliveryOf = (answers: Delivery): Delivery =>
  Object.fromEntries(deliveryFields.map((field) => [field, answers[field]])) as Delivery;

/** Reads a form or a stored draft: what cannot be read counts as not answered. `type` must be one of the shop's. */
export function answersIn(texts: Texts & Readonly<{ type: OrderType }>): Answers {
  const { error } = order.safeParse(texts);
  const unread = new Set(error?.issues.map(({ path }) => path[0]));
  return order.parse(Object.fromEntries(Object.entries(texts).filter(([name]) => !unread.has(name))));
}
