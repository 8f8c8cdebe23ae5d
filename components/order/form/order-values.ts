import { type FieldValues, get, set } from 'react-hook-form';
import type { OrderType } from '@/content/order';
import { fieldsOf, type Texts } from '@/domain/order/order';

/** What the address of the page has settled. */
export type About = Readonly<{ type: OrderType; id: string; language: string }>;
export type OrderTexts = Texts & About;

/** The empty form. `work`: the one that the order is like, which no field shows. */
export const emptyTexts = (type: OrderType): Texts => ({
  work: '',
  ...Object.fromEntries(
    fieldsOf(type).flatMap(({ id, control, none, choices: [first] }) =>
      control === 'photos' ? [] : [[id, (control === 'select' && none === null && first?.value) || '']],
    ),
  ),
});

export const filledTexts = (texts: Texts, type: OrderType): Texts => {
  const empty = emptyTexts(type);
  return Object.fromEntries(
    Object.entries(empty).flatMap(([name, text]) => (texts[name] && texts[name] !== text ? [[name, texts[name]]] : [])),
  );
};

/** Texts by name, as the form library nests them at each point. */
export function nested(texts: Texts): FieldValues {
  const values: FieldValues = {};
  for (const [name, text] of Object.entries(texts)) set(values, name, text);
  return values;
}

export const textsOf = (values: FieldValues, about: About): OrderTexts => ({
  ...Object.fromEntries(Object.keys(emptyTexts(about.type)).map((name) => [name, String(get(values, name) || '')])),
  ...about,
});

/** Goes on noting what is entered until `stop`: once the form library knows the fields it writes over them. */
export function readDocument() {
  const texts: Record<string, string> = {};
  // in whatever form stands there: React may render it anew
  const note = ({ form, name, type, checked, value }: HTMLInputElement) => {
    const isAnswer = checked || !['radio', 'checkbox', 'file'].includes(type);
    if (form?.matches('[data-order-form]') && name && isAnswer) texts[name] = value;
  };
  const controls = document.querySelectorAll<HTMLInputElement>('[data-order-form] [name]');
  controls.forEach(note);
  const listen = ({ target }: Event) => note(target as HTMLInputElement);
  for (const kind of ['input', 'change']) document.addEventListener(kind, listen, true);
  return {
    texts: texts as Texts,
    /** @returns the files that nobody has taken; their fields are empty then, so that each is taken once, and can be chosen again */
    stop() {
      for (const kind of ['input', 'change']) document.removeEventListener(kind, listen, true);
      return [...controls].flatMap((control) => {
        const files = [...(control.files ?? [])];
        if (files.length > 0) control.value = '';
        return files;
      });
    },
  };
}
