import type { FieldValues } from 'react-hook-form';
import type { OrderType } from '@/content/order';
import { fieldsOf, type OrderField, type Texts } from '@/domain/order/order';

/** What the address of the page has settled. */
export type About = Readonly<{ type: OrderType; id: string; language: string }>;
export type OrderTexts = Texts & About;

/** What the form holds as texts by name; the form library nests a name at its point. */
export function textsOf({ attribute = {}, ...values }: FieldValues, about: About): OrderTexts {
  const attributes = Object.entries(attribute).map(([name, value]) => [`attribute.${name}`, value]);
  const all = [...Object.entries(values), ...attributes];
  return { ...Object.fromEntries(all.map(([name, value]) => [name, String(value || '')])), ...about };
}

/** What a field holds before anything is answered. */
export const emptyText = ({ control, none, choices }: Pick<OrderField, 'control' | 'none' | 'choices'>): string =>
  control === 'select' && none === null ? (choices[0]?.value ?? '') : '';

/** The empty form. `work`: the one that the order is like, which no field shows. */
export const emptyTexts = (type: OrderType): Texts => ({
  work: '',
  ...Object.fromEntries(
    fieldsOf(type).flatMap((field) => (field.control === 'photos' ? [] : [[field.id, emptyText(field)]])),
  ),
});

/** The texts without those that an empty form has, too. */
export const filledTexts = (texts: Texts, type: OrderType): Texts => {
  const empty = emptyTexts(type);
  return Object.fromEntries(
    Object.entries(empty).flatMap(([name, text]) => (texts[name] && texts[name] !== text ? [[name, texts[name]]] : [])),
  );
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function textIn(control: Control): string | null {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
    return control.checked ? control.value : null;
  return control.value;
}

const isAnswer = (control: Element): control is Control =>
  'name' in control &&
  'value' in control &&
  control instanceof HTMLElement &&
  !['hidden', 'file'].includes((control as HTMLInputElement).type);

/**
 * Reads what a visitor entered before the form was hydrated, and goes on noting it until `stop`: once the form library
 * knows the fields it writes over them.
 */
export function readDocument() {
  const form = document.querySelector<HTMLFormElement>('[data-order-form]');
  const controls = [...(form?.elements ?? [])];
  const texts: Record<string, string> = {};
  const note = (control: Element) => {
    if (!isAnswer(control) || !control.name) return;
    const text = textIn(control);
    if (text !== null) texts[control.name] = text;
  };
  controls.forEach(note);
  // in whatever form stands there: React may render it anew
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-order-form]')) note(target);
  };
  for (const kind of ['input', 'change']) document.addEventListener(kind, listen, true);
  return {
    texts: texts as Texts,
    /** @returns the files that nobody has taken; their fields are empty then, so that each is taken once, and can be chosen again */
    stop() {
      for (const kind of ['input', 'change']) document.removeEventListener(kind, listen, true);
      return controls.flatMap((control) => {
        const files = control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];
        if (files.length > 0) (control as HTMLInputElement).value = '';
        return files;
      });
    },
  };
}
