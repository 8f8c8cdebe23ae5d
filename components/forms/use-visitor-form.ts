import { useRef, useState } from 'react';
import { tell } from '@/components/ui/toast/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Locale } from '@/i18n/locales';
import type { Photo } from './fields/photo';
import { useNetworkReturn } from './send/use-network-return';
import { type Awake, useEngine } from './use-engine';
import type { FormWords } from './words';

/** `waiting`: offline; the form is sent when the network is back. */
export type FormState = 'idle' | 'sending' | 'waiting' | 'sent';
export type VisitorForm = ReturnType<typeof useVisitorForm>;

type Options = Readonly<{
  kind: FormKind;
  locale: Locale;
  words: FormWords;
  photo?: Photo | null;
  /** Called after the form is reset: a modal closes, a chosen file is removed. */
  onSent?: () => void;
}>;

/** How long a form that is sent waits for its own scripts; as long as for an answer that does not come. */
const patienceMs = 30_000;

/** One form of the home page, from the first touch until it is sent (FORMS-7). */
export function useVisitorForm({ kind, locale, words, photo = null, onSent }: Options) {
  const { engine, errors, wake, bring } = useEngine(kind, words.problems);
  const [state, setState] = useState<FormState>('idle');
  const [refusal, refuse] = useState<string | null>(null);
  const busy = useRef(false);

  function unanswered(offline: boolean) {
    const kept = offline ? words.toast.offlineSend : words.toast.kept;
    setState(offline ? 'waiting' : 'idle');
    tell({ kind: 'error', title: words.toast.err, detail: kept });
    refuse(kept);
  }

  /** The form's own scripts need the network, too. Offline, a few seconds do not help. */
  const awakeOrMissing = () =>
    new Promise<Awake | null>((resolve, reject) => {
      const giveUp = () => resolve(null);
      wake(() => void (navigator.onLine || giveUp())).then(resolve, reject);
      setTimeout(giveUp, patienceMs);
    });

  async function deliver() {
    const awake = await awakeOrMissing();
    if (!awake) return unanswered(!navigator.onLine);
    const { engine, deliverForm } = awake;
    await deliverForm({ kind, locale, words, photo, engine, setState, refuse, unanswered, onSent });
  }

  /** A second press while one is under way is ignored (FORMS-6). */
  async function submit() {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    refuse(null);
    await deliver().catch(() => unanswered(false));
    busy.current = false;
  }

  useNetworkReturn(state === 'waiting', submit);

  return {
    ...{ kind, wake, bring, submit, state, refusal },
    sending: state === 'sending',
    kept: engine?.kept(words.kept),
    /** Somebody types again, so the message "sent" has been read. */
    touch: () => setState((now) => (now === 'sent' ? 'idle' : now)),
    errorOf: (name: string) => errors[name],
    unmark: (name: string) => engine?.unmark(name),
    field: (name: string) => ({ id: `${kind}-${name}`, error: errors[name], ...(engine?.register(name) ?? { name }) }),
  };
}
