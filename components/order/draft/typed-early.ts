import type { Variant } from '@/content/order';
import { deliveryFields } from '@/domain/order/delivery';
import { chooseVariant, clearHidden } from '@/domain/order/transitions';
import type { Step } from './order-in-making';

const draftTexts = ['width', 'height', 'description', 'comment'] as const;
export type DraftText = (typeof draftTexts)[number];

/** Of the fields that the visitor has changed: browsers fill fields, too, where they load a page again. */
function typedIn(id: string): string {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return field && document.typed?.has(field) ? field.value : '';
}

/** What was typed while the script was on its way: React leaves it in the fields, and does not know of it. */
export function typedEarly(): readonly Step[] {
  const variant = typedIn('variant') as Variant | '';
  return [
    ...(variant ? [{ do: 'choose', change: (draft) => chooseVariant(draft, variant) } satisfies Step] : []),
    ...draftTexts.flatMap((name): Step[] => {
      const value = typedIn(name);
      return value ? [{ do: 'choose', change: (draft) => clearHidden({ ...draft, [name]: value }) }] : [];
    }),
    ...deliveryFields.flatMap((name): Step[] => {
      const value = typedIn(name);
      return value ? [{ do: 'deliver', to: { [name]: value } }] : [];
    }),
  ];
}
