import { attributesOf, type Medium, media } from '@/content/media';
import { type OrderType, type Size, type Subject, sizes, type Variant, variants } from '@/content/order';
import type { Choice } from '../form-field';
import {
  answersIn,
  type Deciding,
  draftOf,
  emptyDraft,
  fieldsOf,
  type OrderDraft,
  type OrderField,
  type Texts,
  type When,
} from './order';

export type FieldState = 'hidden' | 'disabled' | 'enabled';

const meets = (draft: OrderDraft, when: When): boolean =>
  Object.entries(when).every(([question, answers]) => answers.includes(draft[question as Deciding] ?? ''));

/** For what is chosen so far (ORDER-8). */
export function stateOf({ asked }: Pick<OrderField, 'asked'>, draft: OrderDraft): FieldState {
  const { shows, enabled = {} } = asked[draft.type] ?? {};
  if (!shows || !meets(draft, shows)) return 'hidden';
  return meets(draft, enabled) ? 'enabled' : 'disabled';
}

export function stateNamed(id: string, draft: OrderDraft): FieldState {
  const states = fieldsOf(draft.type).flatMap((field) => (field.id === id ? [stateOf(field, draft)] : []));
  return states.find((state) => state !== 'hidden') ?? 'hidden';
}

export const isAsked = (id: string, draft: OrderDraft): boolean => stateNamed(id, draft) === 'enabled';

export const subjectsOf = (variant: Variant | null): readonly Subject[] => (variant ? variants[variant].subjects : []);

/** Of a print of a work; null: all (ORDER-32). */
export type SizesOffered = readonly Size[] | null;

export const isOffered = (size: Size | null, sizes: SizesOffered): boolean => !size || !sizes || sizes.includes(size);

/** A technique has subjects of its own (ORDER-3). */
export const choicesIn = (
  { id, choices }: Pick<OrderField, 'id' | 'choices'>,
  draft: OrderDraft,
  sizes: SizesOffered = null,
): readonly Choice[] =>
  choices.filter(({ key }) => {
    if (id === 'subject') return (subjectsOf(draft.variant) as readonly string[]).includes(key);
    return id !== 'size' || isOffered(key as Size, sizes);
  });

const asks = (draft: OrderDraft, id: string, text: string, sizes: SizesOffered): boolean =>
  fieldsOf(draft.type).some(
    (field) =>
      field.id === id &&
      stateOf(field, draft) === 'enabled' &&
      (field.choices.length === 0 || text === '' || choicesIn(field, draft, sizes).some(({ value }) => value === text)),
  );

const settled: readonly string[] = ['type', 'id', 'language', 'work'];

/** A form's texts without the answers that it no longer asks for, as a request brings them (ORDER-11). */
export function askedTexts(texts: Texts & Readonly<{ type: OrderType }>, sizes: SizesOffered = null): Texts {
  const draft = draftOf(answersIn(texts), 0);
  return Object.fromEntries(
    Object.entries(texts).filter(([id, text]) => text !== '' && (settled.includes(id) || asks(draft, id, text, sizes))),
  );
}

/** Clears answers whose fields are hidden, so that they never reach the artist (ORDER-11). */
export function clearHidden(draft: OrderDraft): OrderDraft {
  const fields = fieldsOf(draft.type);
  const asked = new Set(fields.flatMap((field) => (stateOf(field, draft) === 'enabled' ? [field.id] : [])));
  const empty = emptyDraft(draft.type, draft.item);
  const isKept = (id: string) => asked.has(id) || (id === 'medium' && draft.type === 'picture');
  const cleared = Object.fromEntries(
    fields.flatMap(({ id }) => (id in empty && !isKept(id) ? [[id, empty[id as keyof OrderDraft]]] : [])),
  );
  const shown: OrderDraft = { ...draft, ...cleared };
  const { subject } = shown;
  const offered = attributesOf(shown).flatMap(({ name, values }) => {
    const value = draft.attributes[name];
    return values.some(({ id }) => id === value) ? [[name, value]] : [];
  });
  return {
    ...shown,
    photos: asked.has('photo') ? draft.photos : 0,
    subject: subject && subjectsOf(shown.variant).includes(subject) ? subject : null,
    attributes: Object.fromEntries(offered),
  };
}

const questions: Readonly<Record<Deciding, Readonly<Record<string, Readonly<{ id: number } | { code: number }>>>>> = {
  variant: variants,
  size: sizes,
  medium: media,
};

/** A question that must have one of these answers, as the form calls them. */
export type Condition = readonly [question: Deciding, values: readonly string[]];

function conditionsOf(when: When): readonly Condition[] {
  return Object.entries(when).map(([question, answers]) => {
    const rows = questions[question as Deciding];
    const values = answers.map((key) => {
      const row = rows[key];
      return row ? String('id' in row ? row.id : row.code) : '';
    });
    return [question as Deciding, values];
  });
}

/** What a field waits for: `shows` hides it, `enabled` where no script can disable it. */
export function waitsFor(
  { asked }: Pick<OrderField, 'asked'>,
  type: OrderType,
): Readonly<Record<'shows' | 'enabled', readonly Condition[]>> {
  const { shows = {}, enabled = {} } = asked[type] ?? {};
  return { shows: conditionsOf(shows), enabled: conditionsOf(enabled) };
}

export const chosen = (medium: Medium): Condition => ['medium', [String(media[medium].id)]];

export const classOf = (kind: 'asked' | 'waits', [question, values]: Condition): string =>
  [kind, question, ...values.map((value) => value || 'none')].join('-');

/** @param settled the medium where nobody chooses it: nothing in the form asks it */
export function askable(type: OrderType, settled: Medium | null): readonly OrderField[] {
  const fields = fieldsOf(type).filter(({ asked }) => asked[type]);
  if (!settled && type !== 'picture') return fields;
  return fields.flatMap((field) => {
    const { medium, ...shows } = { ...field.asked[type]?.shows };
    // the sheet of a work's print follows from its size
    const isSettled = field.id === 'medium' || (type === 'posters' && field.id === 'attribute.size');
    if (isSettled || (medium && !medium.includes(settled ?? ''))) return [];
    return [{ ...field, asked: { [type]: { shows } } }];
  });
}
