import type * as z from 'zod/mini';
import { attributesOf, media } from '@/content/media';
import { orderTypes } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import { within } from '../forms/checked';
import { overlong } from '../lengths';
import type { Problem, ProblemCode } from '../problems';
import { holdOf, holdProblems } from '../shop/availability';
import { sizesOffered } from '../shop/prints';
import { isPrintOfWork, needsItem } from '../shop/shop';
import { itemOf } from '../shop/shop-artwork';
import { clearHidden, isAsked, isOffered, subjectsOf } from './asked';
import { destinationOf } from './destination';
import { missing, missingDelivery } from './needs';
import {
  type Answers,
  answersIn,
  type Delivery,
  deliveryOf,
  draftOf,
  mostOf,
  type OrderDraft,
  order,
  type Texts,
} from './order';
import { sheetsFor } from './size';

/** What `POST /api/web/form/shop-orders/` takes (API-4); unknown fields are dropped. */
const orderRequest = order.check(within(mostOf) as unknown as z.core.$ZodCheck<Answers>);

/** Complete, cleaned, without hidden answers. */
export type ShopOrder = Readonly<{ language: Locale; draft: OrderDraft; delivery: Delivery }>;

/** Whether another medium asks this and offers the value: then it is the answer to a question that is hidden now. */
const isAnothers = (attribute: string, value: number): boolean =>
  Object.values(media).some(({ attributes }) =>
    attributes.some(({ name, values }) => name === attribute && values.some(({ id }) => id === value)),
  );

/** An impossible answer is refused where its field is shown, and removed where the field is hidden (ORDER-11). */
function impossible(draft: OrderDraft): Problem | undefined {
  if (isAsked('subject', draft) && draft.subject && !subjectsOf(draft.variant).includes(draft.subject))
    return { code: 'order.choice', field: 'subject' };
  if (!isOffered(draft.size, sizesOffered(draft))) return { code: 'order.size', field: 'size' };
  const wrong = attributesOf(draft).find(({ name }) => {
    const chosen = draft.attributes[name];
    return isAsked(`attribute.${name}`, draft) && chosen !== undefined && !isAnothers(name, chosen);
  });
  return wrong && { code: 'order.choice', field: `attribute.${wrong.name}` };
}

function unorderable({ type, id }: Pick<Answers, 'type' | 'id'>): Problem | undefined {
  if (needsItem[type] && id === null) return { code: 'order.item', field: 'id' };
  if (id !== null && !itemOf(type, id)) return { code: 'order.item', field: 'id' };
  if (sizesOffered({ type, item: id })?.length === 0) return { code: 'order.item', field: 'id' };
  const hold = holdOf(type, id);
  return hold ? { code: holdProblems[hold], field: type === 'picture' ? 'id' : 'type' } : undefined;
}

const lacking = (draft: OrderDraft, answers: Answers): readonly Problem[] => [
  ...missing(draft).map((field): Problem => ({ code: 'order.incomplete', field })),
  ...missingDelivery(answers).map((field): Problem => ({ code: 'order.delivery', field })),
  ...(answers.terms === 'true' ? [] : [{ code: 'order.terms', field: 'terms' } as const]),
];

/** The sheet of a work's print follows from its size: no other one that is sent counts. */
function withSheet(draft: OrderDraft): OrderDraft {
  if (!isPrintOfWork(draft)) return draft;
  const attributes = Object.fromEntries(sheetsFor(draft.size).map((sheet) => ['size', sheet]));
  return { ...draft, attributes };
}

type Parsed = Readonly<{ ok: true; order: ShopOrder } | { ok: false; problem: Problem }>;

const refuse = (problem: Problem): Parsed => ({ ok: false, problem });

/** @param photos how many were sent with it @returns the order, or the first problem in the order of the form, lengths first */
export function parseShopOrder(fields: Texts, photos: number): Parsed {
  const long = overlong(fields);
  if (long) return refuse(long);
  const parsed = orderRequest.safeParse(fields);
  if (!parsed.success) {
    // a failed parse has at least one issue, and every message of the schema is a problem code
    const { message, path } = parsed.error.issues[0] as { message: string; path: PropertyKey[] };
    return refuse({ code: message as ProblemCode, field: path.join('.') });
  }
  const answers = parsed.data;
  const wrong = unorderable(answers);
  if (wrong) return refuse(wrong);
  const sent = draftOf(answers, photos);
  const refused = impossible(sent);
  if (refused) return refuse(refused);

  const asked = withSheet(clearHidden(sent));
  const draft = { ...asked, destination: destinationOf(asked, answers) };
  const [lack] = lacking(draft, answers);
  if (lack) return refuse(lack);
  return { ok: true, order: { language: answers.language, draft, delivery: deliveryOf(answers) } };
}

/** @returns null where it is no order of the shop's */
export function orderSoFar(
  fields: Texts,
  photos: number,
): Readonly<{ draft: OrderDraft; lacks: readonly Problem[] }> | null {
  const type = orderTypes.find((known) => known === fields.type);
  if (!type || overlong(fields)) return null;
  const answers = answersIn({ ...fields, type });
  const asked = clearHidden(draftOf(answers, photos));
  const draft = { ...asked, destination: destinationOf(asked, answers) };
  return { draft, lacks: lacking(draft, answers) };
}
