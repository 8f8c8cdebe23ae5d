'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readyToasts } from '@/components/ui/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Engine, Errors } from './form-engine';
import { askForToken } from './token';
import type { FormWords } from './words';

type Awake = Readonly<{ engine: Engine; deliverForm: typeof import('./deliver-form')['deliverForm'] }>;

/** A form's engine, fetched when the form is first touched. What was typed before stays in the fields. */
export function useEngine(kind: FormKind, problems: FormWords['problems']) {
  const started = useRef<Promise<Awake> | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  async function start(): Promise<Awake> {
    const [{ startEngine }, { deliverForm }] = await Promise.all([import('./form-engine'), import('./deliver-form')]);
    const engine = startEngine({ kind, problems, onErrors: setErrors });
    // at once: a letter that is typed after the values are read and before the fields are listened to would be lost
    flushSync(() => setEngine(engine));
    await engine.bringBack().catch(() => undefined);
    return { engine, deliverForm };
  }

  /** Fetches the engine, which brings back what was typed. It fails only without a network; the next call tries again. */
  function bring(): Promise<Awake> {
    started.current ??= start().catch((error: unknown) => {
      started.current = null;
      throw error;
    });
    return started.current;
  }

  /** Called at every touch. */
  function wake(): Promise<Awake> {
    askForToken();
    readyToasts().catch(() => undefined);
    return bring();
  }

  return { engine, errors, wake, bring };
}
