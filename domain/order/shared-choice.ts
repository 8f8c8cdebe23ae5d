import { askedTexts } from './asked';
import { fieldsOf, type OrderDraft, type Texts } from './order';

const mark = 'choice';
const like = 'like';
const attribute = 'attribute.';

/**
 * The choices as the fragment of an address, with its `#`: keys of content's tables, no text, no photo, nothing of a
 * person (ORDER-26).
 */
export function fragmentOf({ variant, subject, size, medium, work, attributes }: OrderDraft): string {
  const told = new URLSearchParams({ [mark]: '1' });
  for (const [name, key] of Object.entries({ variant, subject, size, medium })) if (key) told.set(name, key);
  for (const [name, id] of Object.entries(attributes)) told.set(attribute + name, String(id));
  if (work) told.set(like, String(work));
  return `#${told}`;
}

/**
 * The choices that an address brings, as the form's fields hold them; null where it brings none. What is not on offer is
 * left out.
 */
export function choiceIn(fragment: string, { type, item }: Pick<OrderDraft, 'type' | 'item'>): Texts | null {
  const told = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!told.has(mark)) return null;
  const chosen = fieldsOf(type).flatMap(({ id, choices }) => {
    const key = told.get(id);
    const choice = choices.find((one) => one.key === key);
    return choice ? [[id, choice.value] as const] : [];
  });
  const [work = ''] = /^[1-9]\d{0,8}$/.exec(told.get(like) ?? '') ?? [];
  const about = { type, id: item === null ? '' : String(item), language: 'pl', work };
  const { type: _, id: __, language: ___, ...texts } = askedTexts({ ...Object.fromEntries(chosen), ...about });
  return texts;
}
