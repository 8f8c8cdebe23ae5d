'use client';

import { useRef, useState } from 'react';
import { tell } from '@/components/ui/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Locale } from '@/i18n/locales';
import { browserClock, sleep } from './browser-clock';
import type { Engine, Looked } from './form-engine';
import type { Photo } from './photo';
import { retry } from './retry';
import type { Outcome } from './send';
import { useEngine } from './use-engine';
import { useNetworkReturn } from './use-network-return';
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
type Refused = Extract<Outcome, { ok: false }>;

/** FORMS-7: how long after success the form is reset. */
const successMs = 500;
const nothing: Refused = { ok: false, message: null, field: null, offline: false };

/** One form of the home page, from the first touch until it is sent (FORMS-7). */
export function useVisitorForm({ kind, locale, words, photo = null, onSent }: Options) {
  const { engine, errors, wake, bring } = useEngine(kind, words.problems);
  const [state, setState] = useState<FormState>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);
  const placeOf = (field: string) => document.getElementById(`${kind}-${field}`);

  function stop({ field, sentence }: Extract<Looked, { ok: false }>) {
    setState('idle');
    tell({ kind: 'info', title: sentence });
    placeOf(field)?.focus();
  }

  function fail({ message, field, offline }: Refused, engine?: Engine) {
    const kept = offline ? words.toast.offlineSend : words.toast.kept;
    setState(offline ? 'waiting' : 'idle');
    tell(message ? { kind: 'error', title: message } : { kind: 'error', title: words.toast.err, detail: kept });
    const place = field && placeOf(field);
    if (!place || !message) return setRefusal(message ?? kept);
    engine?.mark(field, message);
    place.focus();
  }

  async function succeed(engine: Engine) {
    await sleep(successMs);
    setState('sent');
    engine.reset();
    onSent?.();
    tell({ kind: 'success', title: words.toast.ok });
  }

  async function deliver() {
    // the form's own scripts need the network too
    const tryToWake = () => wake().catch(() => null);
    const awake = await retry(tryToWake, (woken) => woken !== null || !navigator.onLine, browserClock);
    if (!awake) return fail({ ...nothing, offline: !navigator.onLine });
    const { engine, sendForm } = awake;
    const looked = await engine.check(photo ? 1 : 0);
    if (!looked.ok) return stop(looked);
    const outcome = await sendForm(kind, { fields: looked.fields, photo, locale });
    return outcome.ok ? succeed(engine) : fail(outcome, engine);
  }

  /** A second press while one is under way is ignored (FORMS-6). */
  async function submit() {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    setRefusal(null);
    await deliver().catch(() => fail(nothing));
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
