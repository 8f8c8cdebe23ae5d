import { type Medium, media } from '@/content/media';
import { type OrderType, type Variant, variants } from '@/content/order';
import type { Localized } from '@/i18n/locales';
import { mediumChoices, sizeChoices, variantChoices } from './choices';
import { emptyDraft, type OrderDraft } from './draft';
import { type FieldSpec, fieldsOf } from './form';

type RequestFields = Readonly<Record<string, string>>;

const keyed = <Key extends string>(choices: readonly Readonly<{ key: Key; value: string }>[]) =>
  new Map<Key | null, string>([[null, ''], ...choices.map(({ key, value }) => [key, value] as const)]);

/** The questions whose answers decide what else is asked, each with its answers as a request calls them. */
const deciding = {
  variant: keyed(variantChoices('portraits')),
  size: keyed(sizeChoices),
  medium: keyed(mediumChoices),
} as const satisfies Partial<Record<keyof OrderDraft, ReadonlyMap<string | null, string>>>;
export type Deciding = keyof typeof deciding;
const questions = Object.keys(deciding) as Deciding[];

/** The answers that a question is asked for, by the question that they answer; it is asked for any where there is no row. */
export type AskedFor = Readonly<Partial<Record<Deciding, readonly string[]>>>;

/**
 * One question of the plain form, in which all that a type may ever ask stands at once: a list of answers that differs
 * from technique to technique is a question for each, and so is an attribute of two media.
 */
export type PlainField = FieldSpec &
  Readonly<{
    /** As the plain form sends it. */
    name: string;
    /** Differs from every other one of its form. */
    key: string;
    askedFor: AskedFor;
    /** Whose question it is where several media or techniques have one: told where nothing can be hidden. */
    of: readonly Localized[];
  }>;

/** Every combination of deciding answers. A picture's medium is what is delivered. */
function combinations(type: OrderType, delivered: Medium | null): readonly OrderDraft[] {
  const base = { ...emptyDraft(type, null), medium: delivered };
  const of = (question: Deciding) => [...deciding[question].keys()];
  const mediaOf = type === 'picture' ? [delivered] : (of('medium') as readonly OrderDraft['medium'][]);
  return (of('variant') as readonly OrderDraft['variant'][]).flatMap((variant) =>
    (of('size') as readonly OrderDraft['size'][]).flatMap((size) =>
      mediaOf.map((medium) => ({ ...base, variant, size, medium })),
    ),
  );
}

const valueIn = (draft: OrderDraft, question: Deciding): string =>
  (deciding[question] as ReadonlyMap<string | null, string>).get(draft[question]) as string;

const valuesIn = (drafts: readonly OrderDraft[], question: Deciding): readonly string[] => [
  ...new Set(drafts.map((draft) => valueIn(draft, question))),
];

/** Null: never asked. */
function askedFor({ state }: FieldSpec, all: readonly OrderDraft[]): AskedFor | null {
  const asking = all.filter((draft) => state(draft) === 'enabled');
  if (asking.length === 0) return null;
  const rows = questions.flatMap((question) => {
    const values = valuesIn(asking, question);
    return values.length < valuesIn(all, question).length ? [[question, values] as const] : [];
  });
  return Object.fromEntries(rows);
}

const mediumOfAttribute = (field: FieldSpec): Medium | undefined =>
  (Object.keys(media) as Medium[]).find((medium) =>
    media[medium].attributes.some(({ label }) => label === field.label),
  );

/** The techniques that offer the same subjects, with these: one question each (ORDER-3). */
function bySubjects(field: PlainField, type: OrderType): readonly PlainField[] {
  const groups = Map.groupBy(Object.keys(variants) as Variant[], (variant) => variants[variant].subjects.join());
  const named = variantChoices(type);
  return [...groups.values()].map((group, index) => {
    const subjects: readonly string[] = variants[group[0] as Variant].subjects;
    const own = named.filter(({ key }) => group.includes(key));
    return {
      ...field,
      // two lists that open would both be sent; of open ones that are named alike one answer is
      control: 'radios',
      none: null,
      key: index === 0 ? field.key : `${field.key}-${index + 1}`,
      choices: field.choices.filter(({ key }) => subjects.includes(key)),
      askedFor: { ...field.askedFor, variant: own.map(({ value }) => value) },
      of: own.map(({ label }) => label),
    };
  });
}

function plainField(field: FieldSpec, type: OrderType, all: readonly OrderDraft[]): readonly PlainField[] {
  const asked = askedFor(field, all);
  if (!asked) return [];
  const medium = field.id.startsWith('attribute.') ? mediumOfAttribute(field) : undefined;
  const name = medium ? field.id.replace('.', `.${medium}.`) : field.id;
  const plain = { ...field, name, key: name.replaceAll('.', '-'), askedFor: asked };
  if (field.id === 'subject') return bySubjects({ ...plain, of: [] }, type);
  return [{ ...plain, of: medium ? [media[medium].label] : [] }];
}

/** What the picture that these fields name is delivered as; null where they name none. */
export const deliveredIn = ({ type, id }: RequestFields): Medium | null =>
  type === 'picture' ? emptyDraft(type, Number(id)).medium : null;

const known = new Map<string, readonly PlainField[]>();

/**
 * Every question that an order of this type may be asked, in the order of the form.
 * @param delivered for a picture, what it is delivered as
 */
export function plainFields(type: OrderType, delivered: Medium | null = null): readonly PlainField[] {
  const key = `${type} ${delivered}`;
  const fields = known.get(key) ?? plainOf(type, combinations(type, delivered));
  known.set(key, fields);
  return fields;
}

const plainOf = (type: OrderType, all: readonly OrderDraft[]): readonly PlainField[] =>
  fieldsOf(type).flatMap((field) => plainField(field, type, all));

/** Whether these answers, as a request brings them, ask it. */
export const isAsked = ({ askedFor }: Pick<PlainField, 'askedFor'>, answers: RequestFields): boolean =>
  questions.every((question) => askedFor[question]?.includes(answers[question] ?? '') ?? true);

const mediumIn = (fields: RequestFields): Medium | null =>
  deliveredIn(fields) ?? mediumChoices.find(({ value }) => value === fields.medium)?.key ?? null;

const namesOne = (name: string): readonly string[] | null => {
  const parts = name.split('.');
  return parts.length === 3 && parts[0] === 'attribute' ? parts.slice(1) : null;
};

/**
 * A plain form's answers as every other request has them: the attributes of the one medium that was chosen, none of the
 * others (ORDER-11).
 */
export function requestOf(fields: RequestFields): RequestFields {
  const medium = mediumIn(fields);
  const sent = Object.entries(fields);
  const own = sent.flatMap(([name, value]) => {
    const [of, attribute] = namesOne(name) ?? [];
    return of !== undefined && of === medium ? [[`attribute.${attribute}`, value] as const] : [];
  });
  return Object.fromEntries([...sent.filter(([name]) => !namesOne(name)), ...own]);
}

/** A question must have one of these answers. */
export type Condition = readonly [question: Deciding, values: readonly string[]];

export const conditionsOf = (askedFor: AskedFor): readonly Condition[] =>
  Object.entries(askedFor).map(([question, values]) => [question as Deciding, values]);

export const classOf = ([question, values]: Condition): string => ['asked', question, ...values].join('-');

/** The classes of a field that some answers to others make irrelevant; `generated/asked.css` has the rules. */
export const classesOf = (askedFor: AskedFor): string => conditionsOf(askedFor).map(classOf).join(' ');
