import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { readyToasts, tell } from '@/components/ui/toast/toaster';
import { type FormKind, formPath, photoFields } from '@/domain/api';
import { checks } from '@/domain/forms/forms';
import type { Locale } from '@/i18n/locales';
import { useTextDraft } from './draft/use-text-draft';
import type { Photo } from './fields/photo';
import type { FormState, FormWords } from './form-frame';
import { botSignals } from './send/bot-signals';
import { sleep } from './send/retry';
import { multipart, type Outcome, send } from './send/send';
import { askForToken } from './send/token';
import { useNetworkReturn } from './send/use-network-return';

type Texts = Record<string, string>;

/** Sends a form's checked fields: as JSON, or with the photo beside them (API-3). */
function sendForm(kind: FormKind, fields: Texts, photo: Photo | null, locale: Locale): Promise<Outcome> {
  const { [photoFields.orders]: _, ...texts } = fields;
  const all = { ...texts, ...botSignals() };
  const body = photo ? multipart(Object.entries(all), photoFields.orders, [photo]) : JSON.stringify(all);
  return send({ path: formPath(kind), body, content: JSON.stringify(texts) + (photo?.same ?? ''), locale });
}

type Photos = Readonly<{ photos: number }>;

export type VisitorForm = ReturnType<typeof useVisitorForm>;

type Options = Readonly<{
  kind: FormKind;
  locale: Locale;
  words: FormWords;
  photo?: Photo | null;
  /** Called after the form is reset: a modal closes, a chosen file is removed. */
  onSent?: () => void;
}>;

/** The rules of `domain`: the first problem alone, in the order of the checks (FORMS-1). */
const resolverOf =
  (kind: FormKind, problems: FormWords['problems']): Resolver<Texts, Photos> =>
  (values, context) => {
    const checked = checks[kind](values, context?.photos ?? 0);
    if (checked.ok) return { values: checked.value as Texts, errors: {} };
    const { code, field } = checked.problem;
    return { values: {}, errors: { [field]: { type: code, message: problems[code] } } };
  };

/** FORMS-7: how long after success the form is reset. */
const successMs = 500;

type Success = Readonly<{ sent: () => void; reset: () => void; onSent: (() => void) | undefined; told: string }>;

/** What a form does once it is accepted (FORMS-7). */
export async function succeed({ sent, reset, onSent, told }: Success): Promise<void> {
  await sleep(successMs);
  sent();
  reset();
  onSent?.();
  tell({ kind: 'success', title: told });
}

/** One form of the home page: its values, its checks, its draft, and its way to the server (FORMS-7). */
export function useVisitorForm({ kind, locale, words, photo = null, onSent }: Options) {
  const [state, setState] = useState<FormState>('idle');
  const [refusal, refuse] = useState<string | null>(null);
  const [done, setDone] = useState<string>();
  const busy = useRef(false);
  // without default values a field keeps what was typed before the script came
  const form = useForm<Texts, Photos>({
    shouldFocusError: false,
    resolver: resolverOf(kind, words.problems),
    context: { photos: photo ? 1 : 0 },
  });
  const { register, handleSubmit, setError, clearErrors, formState } = form;
  const draft = useTextDraft(`form:${kind}`, form, words.kept);
  const placeOf = (field: string) => document.getElementById(`${kind}-${field}`);

  function unanswered(offline: boolean) {
    const kept = offline ? words.toast.offlineSend : words.toast.kept;
    setState(offline ? 'waiting' : 'idle');
    tell({ kind: 'error', title: words.toast.err, detail: kept });
    refuse(kept);
  }

  function fail({ message, field, offline }: Extract<Outcome, { ok: false }>) {
    if (!message) return unanswered(offline);
    setState('idle');
    tell({ kind: 'error', title: message });
    const place = field && placeOf(field);
    if (!place) return refuse(message);
    setError(field, { type: 'server', message });
    place.focus();
  }

  async function deliver(fields: Texts) {
    const outcome = await sendForm(kind, fields, photo, locale);
    if (!outcome.ok) return fail(outcome);
    const sent = () => {
      setState('sent');
      setDone(outcome.id);
    };
    await succeed({ sent, reset: () => form.reset(), onSent, told: words.toast.ok });
  }

  /** The checked fields; null where one is wrong, which gets the focus. */
  const check = (): Promise<Texts | null> =>
    new Promise((resolve, reject) => {
      const checked = handleSubmit(resolve, (errors) => {
        const [field, error] = Object.entries(errors)[0] ?? ['', undefined];
        setState('idle');
        tell({ kind: 'info', title: error?.message ?? '' });
        placeOf(field)?.focus();
        resolve(null);
      });
      checked().catch(reject);
    });

  /** A second press while one is under way is ignored (FORMS-6). */
  async function submit() {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    refuse(null);
    await check()
      .then((fields) => fields && deliver(fields))
      .catch(() => unanswered(false));
    busy.current = false;
  }

  useNetworkReturn(state === 'waiting', submit);

  /** Called at every touch. */
  function wake() {
    askForToken();
    void readyToasts();
    void draft.restoreDraft();
  }
  /** Somebody types again, so the message "sent" has been read. */
  const touch = () => setState((now) => (now === 'sent' ? 'idle' : now));

  return {
    wake,
    sending: state === 'sending',
    /** The id of what was sent last. */
    done,
    errorOf: (name: string): string | undefined => formState.errors[name]?.message,
    unmark: (name: string) => clearErrors(name),
    register,
    /** What the form's frame shows and listens to. */
    frame: {
      ...{ path: kind, locale, words, state, refusal, kept: draft.line },
      onFocus: () => {
        touch();
        wake();
      },
      onInput: touch,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
