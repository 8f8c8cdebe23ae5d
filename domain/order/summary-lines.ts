import type { AttributeName } from '@/content/media';
import { subjects, variants } from '@/content/order';
import type { Localized } from '@/i18n/locales';
import { needsItem } from '../shop/shop';
import type { OrderDraft } from './draft';
import { attributesOf, fieldStates } from './fields';
import { ownSize, sizeWords } from './size';
import { mediumLabel } from './thing';

/** The lines whose names are in `messages` under `order.lines`; an attribute has its own label. */
export type LineName =
  | 'item'
  | 'style'
  | 'photos'
  | 'variant'
  | 'subject'
  | 'size'
  | 'width'
  | 'height'
  | 'description'
  | 'medium'
  | 'quantity'
  | 'comment'
  | 'wish';

/** One line of an order. `value` null: not chosen, to be agreed. */
export type SummaryLine = Readonly<
  | { name: LineName; value: Localized | string | number | null }
  | { name: 'attribute'; attribute: AttributeName; label: Localized; value: Localized | null }
>;

const open = (text: string): string | null => text.trim() || null;

function attributeLines(draft: OrderDraft): readonly SummaryLine[] {
  return attributesOf(draft).map(({ name, label, values }) => ({
    name: 'attribute',
    attribute: name,
    label,
    value: values.find(({ id }) => id === draft.attributes[name])?.label ?? null,
  }));
}

function labelOfVariant({ type, variant }: OrderDraft): Localized | null {
  if (!variant || (type !== 'portraits' && type !== 'custom-pictures')) return null;
  return variants[variant].label[type];
}

/**
 * Every choice of a draft without hidden answers, with its label, in the order of the form: for the summary above the
 * button, the artist's record and the letters. Required answers that are missing are left out; optional ones are shown
 * as open. A size of the buyer's own that was understood is one line, as on every page and in every letter.
 * @param title of the work that is ordered, or of the sample "in the style of"; null where none was chosen
 */
export function summaryLines(draft: OrderDraft, title: Localized | null): readonly SummaryLine[] {
  const states = fieldStates(draft);
  const own = ownSize(draft);
  const custom = states.customSize === 'enabled' && own === null;
  const lines: readonly (SummaryLine | false | null | undefined)[] = [
    title && { name: needsItem[draft.type] ? 'item' : 'style', value: title },
    states.photos === 'enabled' && draft.photos > 0 && { name: 'photos', value: draft.photos },
    draft.variant && { name: 'variant', value: labelOfVariant(draft) },
    draft.subject && { name: 'subject', value: subjects[draft.subject].label },
    draft.size && { name: 'size', value: own ?? sizeWords(draft.size) },
    custom && { name: 'width', value: open(draft.width) },
    custom && { name: 'height', value: open(draft.height) },
    open(draft.description) !== null && { name: 'description', value: draft.description },
    draft.medium && { name: 'medium', value: mediumLabel(draft) },
    ...attributeLines(draft),
    draft.quantity > 1 && { name: 'quantity', value: draft.quantity },
    open(draft.comment) !== null && { name: 'comment', value: draft.comment },
    open(draft.wish) !== null && { name: 'wish', value: draft.wish },
  ];
  return lines.filter((line): line is SummaryLine => Boolean(line));
}
