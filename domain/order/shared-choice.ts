import { askedTexts } from './asked';
import { fieldsOf, type OrderDraft, type Texts } from './order';

const mark = 'choice';
const like = 'like';
/** Keys of content's tables, no text, no photo, nothing of a person (ORDER-26). */
export function fragmentOf({ variant, subject, size, medium, work, attributes }: OrderDraft): string {
  const params = new URLSearchParams({ [mark]: '1' });
  for (const [name, key] of Object.entries({ variant, subject, size, medium })) if (key) params.set(name, key);
  for (const [name, id] of Object.entries(attributes)) params.set(`attribute.${name}`, String(id));
  if (work) params.set(like, String(work));
  return `#${params}`;
}

/** As the form's fields hold them, without what is not on offer; null where the address brings none. */
export function choiceIn(fragment: string, { type, item }: Pick<OrderDraft, 'type' | 'item'>): Texts | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!params.has(mark)) return null;
  const chosen = fieldsOf(type).flatMap(({ id, choices }) => {
    const key = params.get(id);
    const choice = choices.find((one) => one.key === key);
    return choice ? [[id, choice.value] as const] : [];
  });
  const [work = ''] = /^[1-9]\d{0,8}$/.exec(params.get(like) ?? '') ?? [];
  const about = { type, id: item === null ? '' : String(item), language: 'pl', work };
  const { type: _, id: __, language: ___, ...texts } = askedTexts({ ...Object.fromEntries(chosen), ...about });
  return texts;
}
