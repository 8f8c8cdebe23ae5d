import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OnMissing } from '@/components/islands/fetch-part';
import { load } from '@/components/islands/load';
import { readyToasts } from '@/components/ui/toast/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Engine, Errors } from './form-engine';
import { askForToken } from './send/token';
import type { FormWords } from './words';

export type Awake = Readonly<{ engine: Engine; deliverForm: typeof import('./send/deliver-form')['deliverForm'] }>;

/** A form's engine, fetched when the form is first touched. What was typed before stays in the fields. */
export function useEngine(kind: FormKind, problems: FormWords['problems']) {
  const started = useRef<Promise<Awake> | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  /** Fetches the engine, which brings back what was typed. Where it does not come, each call asks for it again. */
  function bring(onMissing?: OnMissing): Promise<Awake> {
    const parts = Promise.all([load('form-engine', onMissing), load('deliver-form', onMissing)]);
    started.current ??= parts.then(async ([{ startEngine }, { deliverForm }]) => {
      const engine = startEngine({ kind, problems, onErrors: setErrors });
      // at once: a letter that is typed after the values are read and before the fields are listened to would be lost
      flushSync(() => setEngine(engine));
      await engine.bringBack().catch(() => undefined);
      return { engine, deliverForm };
    });
    return started.current;
  }

  /** Called at every touch. */
  function wake(onMissing?: OnMissing): Promise<Awake> {
    askForToken();
    void readyToasts();
    return bring(onMissing);
  }

  return { engine, errors, wake, bring };
}
