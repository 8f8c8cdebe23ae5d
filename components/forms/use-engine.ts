'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readyToasts } from '@/components/ui/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Engine, Errors } from './form-engine';
import { askForToken } from './token';
import type { FormWords } from './words';

type Awake = Readonly<{ engine: Engine; sendForm: typeof import('./send-form')['sendForm'] }>;

/** A form's engine, fetched when the form is first touched; what was typed before stays where it was typed. */
export function useEngine(kind: FormKind, problems: FormWords['problems']) {
  const started = useRef<Promise<Awake> | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  async function start(): Promise<Awake> {
    const [{ startEngine }, { sendForm }] = await Promise.all([import('./form-engine'), import('./send-form')]);
    const engine = startEngine({ kind, problems, onErrors: setErrors });
    // at once: a letter typed between the fields' values being read and their events being heard would be lost
    flushSync(() => setEngine(engine));
    return { engine, sendForm };
  }

  /** Called at every touch. It fails only where the network does, and is tried again at the next. */
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
