import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { askedTexts, isAsked, type SizesOffered } from '@/domain/order/asked';
import { destinationIn } from '@/domain/order/destination';
import { missingDelivery } from '@/domain/order/needs';
import { answersIn, draftOf, fieldsOf, type Texts } from '@/domain/order/order';
import { presetsOf } from '@/domain/order/presets';
import type { OrderWords } from '../words';
import { type About, emptyTexts, filledTexts, nested, type OrderTexts, textsOf } from './order-values';

/** What stops an order that is complete: empty delivery fields, then the terms. */
export const stopping = (texts: OrderTexts): readonly (keyof OrderWords['errors'])[] => [
  ...missingDelivery(answersIn(texts)),
  ...(texts.terms === 'true' ? [] : (['terms'] as const)),
];

/** The rules of `domain` as the form library asks for them (ORDER-17). */
const resolverOf =
  (about: About, errors: OrderWords['errors']): Resolver<FieldValues> =>
  (values) => {
    const lacks = stopping(textsOf(values, about));
    if (lacks.length === 0) return { values, errors: {} };
    const message = (name: keyof OrderWords['errors']) => [name, { type: 'required', message: errors[name] }] as const;
    return { values: {}, errors: Object.fromEntries(lacks.map(message)) };
  };

type Given = Readonly<{
  about: About;
  sizes: SizesOffered;
  entered: Texts;
  errors: OrderWords['errors'];
}>;

/** What is entered: react-hook-form holds it, and what follows from an answer is filled in and cleared by the rules of `domain`. */
export function useAnswers({ about, sizes, entered, errors }: Given) {
  const { type } = about;
  const form = useForm<FieldValues>({
    defaultValues: nested(entered),
    resolver: resolverOf(about, errors),
    shouldFocusError: false,
  });
  /** What the page shows: it follows the fields a little later. */
  const [texts, setTexts] = useState<OrderTexts>(about);
  const [ready, setReady] = useState(false);

  const now = (): OrderTexts => textsOf(form.getValues(), about);
  function fill(some: Texts) {
    for (const [name, text] of Object.entries(some)) form.setValue(name, text);
  }
  const preset = () => fill(presetsOf(draftOf(answersIn(now()), 0)));

  const follow = useEffectEvent((name: string | undefined) => {
    const { address = '', destination } = now();
    // what the address says holds until the buyer chooses another
    const to = name === 'address' || !destination ? destinationIn(address) : null;
    if (to && to !== destination && isAsked('destination', draftOf(answersIn(now()), 0)))
      form.setValue('destination', to);
    if (name === 'medium' || name === 'size') preset();
    // what a choice hides does not come back with another one (ORDER-11): an attribute of another medium, too (ORDER-10)
    const asked = askedTexts(now(), sizes);
    for (const id of Object.keys(filledTexts(now(), type))) if (!(id in asked)) form.setValue(id, emptyTexts(type)[id]);
    // a choice shows before what follows from it; what is typed is kept at once
    const isChoice = fieldsOf(type).some(({ id, choices }) => id === name && choices.length > 0);
    if (isChoice) startTransition(() => setTexts(now()));
    else setTexts(now());
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => follow(name) }),
    [form.subscribe],
  );

  const chooseAgain = useEffectEvent(() => {
    const { subject } = now();
    if (subject) form.setValue('subject', subject);
  });
  // a technique has subjects of its own, and a list whose options are replaced shows none as chosen
  const technique = ready ? texts.variant : undefined;
  useLayoutEffect(() => {
    if (technique) chooseAgain();
  }, [technique]);

  return {
    form,
    texts,
    ready,
    now,
    fill,
    /** Fills these in, under what was entered meanwhile. */
    begin(stored: Texts) {
      const typed = filledTexts(entered, type);
      fill({ ...emptyTexts(type), ...stored, ...typed });
      if (typed.medium) preset();
      setTexts(now());
      setReady(true);
    },
    replace(all: Texts) {
      fill({ ...emptyTexts(type), ...all });
      setTexts(now());
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
