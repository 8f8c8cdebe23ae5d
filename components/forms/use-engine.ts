'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readyToasts } from '@/components/ui/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Engine, Errors } from './form-engine';
import { askForToken } from './token';
import type { FormWords } from './words';

type Awake = Readonly<{ engine: Engine; sendForm: typeof import('./send-form')['sendForm'] }>;

/** A form's engine, fetched when the form is first touched. What was typed before stays in the fields. */
export function useEngine(kind: FormKind, problems: FormWords['problems']) {
  const started = useRef<Promise<Awake> | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  async function start(): Promise<Awake> {
    const [{ startEngine }, { sendForm }] = await Promise.all([import('./form-engine'), import('./send-form')]);
    const engine = startEngine({ kind, problems, onErrors: setErrors });
    // at once: a letter that is typed after the values are read and before the fields are listened to would be lost
    flushSync(() => setEngine(engine));
    return { engine, sendForm };
  }

  /** Called at every touch. It fails only without a network, and is tried again at the next touch. */
  function wake(): Promise<Awake> {
    askForToken();
    readyToasts().catch(() => undefined);
    started.current ??= start().catch((error: unknown) => {
      started.current = null;
      throw error;
    });
    return started.current;
  }

  return { engine, errors, wake };
}
