import { useEffect, useReducer } from 'react';
import type { OrderType } from '@/content/order';
import { deliveryFields } from '@/domain/order/delivery';
import type { Localized } from '@/i18n/locales';
import { usePhotos } from '../photos/use-photos';
import { answerTo, newOrder, type Step, step, valueIn } from './order-in-making';
import { useDraftKeeping } from './use-draft-keeping';

const typed = ['variant', 'width', 'height', 'description', 'comment', ...deliveryFields];

/** Of the fields that the visitor has changed: browsers fill fields, too, where they load a page again. */
function typedIn(id: string): string {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return field && document.typed?.has(field) ? field.value : '';
}

/** What was typed while the script was on its way: React leaves it in the fields, and does not know of it. */
const typedEarly = (): readonly Step[] =>
  typed.flatMap((id) => {
    const value = typedIn(id);
    return value ? [answerTo(id, value)] : [];
  });

type About = Readonly<{
  type: OrderType;
  item: number | null;
  /** The work's. */
  title: Localized | null;
  /** Lets the page go without a warning. */
  sent: boolean;
}>;

/**
 * The one owner of the order in the making: what is chosen, typed and added, and how each is changed. All of it
 * survives a reload, a closed tab and a change of language (ORDER-20).
 */
export function useOrderDraft({ type, item, title, sent }: About) {
  const [order, dispatch] = useReducer(step, null, () => newOrder(type, item));
  // before the next rendering, at which React sets the fields back to what it knows
  useEffect(() => typedEarly().forEach(dispatch), []);
  const keeping = useDraftKeeping(order, dispatch, title);
  const photos = usePhotos({ order, dispatch, written: keeping.keptIn !== null, off: keeping.off, sent });
  const { draft, recipient, begun } = order;

  return {
    draft,
    recipient,
    photos,
    /** What a field holds, by its name in the request; '' for no answer. */
    valueOf: (field: string) => valueIn(order, field),
    answer: (field: string, given: string) => dispatch(answerTo(field, given)),
    begun: begun ?? 0,
    keeping,
  };
}

export type OrderInHand = ReturnType<typeof useOrderDraft>;
