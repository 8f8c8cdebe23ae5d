import { deliveryFields } from '@/domain/order/delivery';
import { answerTo, type Step } from './order-in-making';

const typed = ['variant', 'width', 'height', 'description', 'comment', ...deliveryFields];

/** Of the fields that the visitor has changed: browsers fill fields, too, where they load a page again. */
function typedIn(id: string): string {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return field && document.typed?.has(field) ? field.value : '';
}

/** What was typed while the script was on its way: React leaves it in the fields, and does not know of it. */
export const typedEarly = (): readonly Step[] =>
  typed.flatMap((id) => {
    const value = typedIn(id);
    return value ? [answerTo(id, value)] : [];
  });
