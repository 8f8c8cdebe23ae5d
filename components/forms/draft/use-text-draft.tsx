import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextButton } from '@/components/ui/button';
import type { FormWords } from '../form-frame';
import { mayHaveDraft } from './browser-storage';
import { type Desk, keepingIsOff, openDesk, turnKeepingOff, turnKeepingOn } from './draft-desk';
import './text-draft.css';

type Texts = Record<string, string>;
type Form = Pick<UseFormReturn<Texts>, 'getValues' | 'setValue' | 'reset' | 'subscribe'>;

/** A choice that always has an answer is no draft by itself. */
const isEmpty = ({ lessons_type: _, ...texts }: Texts): boolean => !Object.values(texts).some((text) => text?.trim());

function textsIn(json: string): Texts {
  const texts: Texts = JSON.parse(json);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

/** Fills the fields in which nothing is typed with what was stored, else an empty message with the address's (FORMS-13). */
async function restore(name: string, { getValues, setValue }: Form): Promise<Desk> {
  const desk = await openDesk(name);
  const typed = getValues();
  for (const [field, text] of Object.entries(textsIn(desk.stored?.text ?? '{}')))
    if (text && (!typed[field] || field === 'lessons_type')) setValue(field, text);
  const asked = new URLSearchParams(location.search).get('text');
  if (asked && getValues('text') === '') setValue('text', asked);
  desk.keepHere();
  return desk;
}

/**
 * Keeps what is typed in a form of the home page, like the draft of an order (FORMS-12), and tells where it is.
 * @returns `restoreDraft`, to be called at each touch, and a line about the draft
 */
export function useTextDraft(name: string, form: Form, words: FormWords['kept']) {
  const desk = useRef<Desk | null>(null);
  const restoring = useRef<Promise<void> | null>(null);
  const [texts, setTexts] = useState<Texts>({});
  const [off, setOff] = useState(false);

  function write() {
    const now = { ...form.getValues() };
    setTexts(now);
    if (isEmpty(now)) desk.current?.clear();
    else desk.current?.write(JSON.stringify(now));
  }
  function restoreDraft(): Promise<void> {
    restoring.current ??= restore(name, form)
      .then((opened) => {
        desk.current = opened;
        setOff(keepingIsOff());
        write();
      })
      .catch(() => undefined);
    return restoring.current;
  }
  function turn(on: boolean) {
    if (on) turnKeepingOn();
    else turnKeepingOff();
    setOff(!on);
    write();
  }

  const follow = useEffectEvent(() => form.subscribe({ formState: { values: true }, callback: write }));
  const begin = useEffectEvent(() => {
    if (location.search || mayHaveDraft(name)) void restoreDraft();
  });
  useEffect(() => {
    begin();
    return follow();
  }, []);

  const line: ReactNode = isEmpty(texts) ? null : (
    <p className="cap quiet text-draft__line">
      <span>{off ? words.isOff : words.where}</span>
      <TextButton onClick={() => form.reset()}>{words.new}</TextButton>
      <TextButton onClick={() => turn(off)}>{off ? words.on : words.off}</TextButton>
    </p>
  );
  return { restoreDraft, line };
}
