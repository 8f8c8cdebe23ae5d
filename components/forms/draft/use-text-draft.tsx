import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextButton } from '@/components/ui/button';
import type { FormKind } from '@/domain/api';
import { draftIn } from '@/domain/forms/forms';
import type { FormWords } from '../form-frame';
import { dropDraft, readDraft, type StoredIn, turnKeeping, writeDraft } from './device-draft';
import '../fields/field.css';

type Texts = Record<string, string>;
type Form = Pick<UseFormReturn<Texts>, 'getValues' | 'setValue' | 'reset' | 'subscribe'>;

/** What a link can begin: a message, and the wish of an order (FORMS-13, HOME-18). */
const begun: readonly string[] = ['text', 'wish'];

/** A choice that always has an answer is no draft by itself. */
const isEmpty = ({ lessons_type: _, ...texts }: Texts): boolean => !Object.values(texts).some((text) => text?.trim());

/** One draft of each form on the device, of two tabs the last change (FORMS-12). @returns a line about it */
export function useTextDraft(kind: FormKind, form: Form, words: FormWords['draft']): ReactNode {
  const name = `form:${kind}`;
  /** Undefined while nothing is typed. */
  const [storedIn, setStoredIn] = useState<StoredIn>();

  function write() {
    const now = form.getValues();
    if (isEmpty(now)) dropDraft(name);
    setStoredIn(isEmpty(now) ? undefined : writeDraft(name, now));
  }
  function restore() {
    const { getValues, setValue } = form;
    const typed = getValues();
    for (const [field, text] of Object.entries(draftIn(kind, readDraft(name)?.draft)))
      if (!typed[field] || field === 'lessons_type') setValue(field, text);
    for (const [field, text] of new URLSearchParams(location.search))
      if (begun.includes(field) && getValues(field) === '') setValue(field, text);
    write();
  }
  function startOver({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const [first] = currentTarget.form?.elements ?? [];
    // the button goes
    (first as HTMLElement).focus();
    form.reset();
  }
  function turn(on: boolean) {
    turnKeeping(on);
    write();
  }

  // at once, not at the first touch: another tab's later draft must not come into a field that somebody types in
  const begin = useEffectEvent(() => {
    restore();
    return form.subscribe({ formState: { values: true }, callback: write });
  });
  useEffect(() => begin(), []);

  const off = storedIn === 'off';
  return storedIn === undefined ? null : (
    <p className="cap quiet full line g0-4">
      <span>{off ? words.isOff : words.where}</span>
      <TextButton onClick={startOver}>{words.new}</TextButton>
      <TextButton onClick={() => turn(off)}>{off ? words.on : words.off}</TextButton>
    </p>
  );
}
