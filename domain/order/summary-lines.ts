import { type AttributeName, attributesOf } from '@/content/media';
import type { Localized } from '@/i18n/locales';
import { needsItem } from '../shop/shop';
import { isAsked } from './asked';
import { fieldsOf, type OrderDraft, type OrderField, order } from './order';
import { ownSize, sheetsFor, sizeWords } from './size';
import { mediumLabel } from './thing';

/** The lines whose names are in `messages` under `lines`; an attribute has its own label. */
export type LineName = 'style' | Exclude<keyof OrderDraft, 'type' | 'attributes' | 'work'>;
type Value = Localized | string | number | null;

export type SummaryLine = Readonly<
  | { name: LineName; value: Value }
  | { name: 'attribute'; attribute: AttributeName; label: Localized; value: Localized | null }
>;

const typed = (text: string): string | null => text.trim() || null;

/** A side of a size of the buyer's own that was not understood, which may be open. */
const side = (name: 'width' | 'height') => (draft: OrderDraft) =>
  isAsked(name, draft) && ownSize(draft) === null ? typed(draft[name]) : undefined;

/** Undefined: no line. A field without a row says the label of what is chosen, or what is typed. */
const ownValues: Readonly<Partial<Record<string, (draft: OrderDraft) => Value | undefined>>> = {
  size: (draft) => (draft.size ? (ownSize(draft) ?? sizeWords(draft.size)) : undefined),
  width: side('width'),
  height: side('height'),
  medium: (draft) => mediumLabel(draft) ?? undefined,
  quantity: ({ quantity }) => (quantity > 1 ? quantity : undefined),
};

function answerOf({ id, choices }: OrderField, draft: OrderDraft): Value | undefined {
  const own = ownValues[id];
  if (own) return own(draft);
  const answer = draft[id as keyof OrderDraft];
  const chosen = choices.find(({ key }) => key === answer)?.label;
  return chosen ?? (typeof answer === 'string' && choices.length === 0 ? (typed(answer) ?? undefined) : undefined);
}

function lineOf(field: OrderField, draft: OrderDraft): SummaryLine | null {
  const attribute = attributesOf(draft).find(({ name }) => field.id === `attribute.${name}`);
  if (attribute) {
    const { name, label, values } = attribute;
    const value = values.find(({ id }) => id === draft.attributes[name])?.label ?? null;
    // a print beyond A3 is as large as the artwork, which has a line
    if (!value && draft.medium === 'print' && sheetsFor(draft.size).length === 0) return null;
    return { name: 'attribute', attribute: name, label, value };
  }
  const value = answerOf(field, draft);
  return value === undefined ? null : { name: field.id as LineName, value };
}

/**
 * Of a draft without hidden answers, in the order of the description. Required answers that are missing are left out; optional ones are
 * open. A size of the buyer's own that was understood is one line.
 * @param title of the work that is ordered, or of the sample "in the style of"; null where none was chosen
 */
export function summaryLines(draft: OrderDraft, title: Localized | null): readonly SummaryLine[] {
  const fields = fieldsOf(draft.type);
  const lines: readonly (SummaryLine | null)[] = [
    title && { name: needsItem[draft.type] ? 'item' : 'style', value: title },
    draft.photos > 0 ? { name: 'photos', value: draft.photos } : null,
    ...Object.keys(order.shape).map((id) => {
      const field = fields.find((one) => one.id === id);
      return field ? lineOf(field, draft) : null;
    }),
  ];
  return lines.filter((line) => line !== null);
}
