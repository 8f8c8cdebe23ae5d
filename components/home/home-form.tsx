import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTextDraft } from '@/components/forms/draft/use-text-draft';
import { asking } from '@/components/forms/fields/email-field';
import { Field, type FieldRow, Fields, typedControls } from '@/components/forms/fields/field';
import type { Photo } from '@/components/forms/fields/photo';
import { FormFrame, type FormState, type FormWords, neededOf } from '@/components/forms/form-frame';
import { botSignals } from '@/components/forms/send/bot-signals';
import { sleep } from '@/components/forms/send/retry';
import { askForToken, multipart, type Outcome, send } from '@/components/forms/send/send';
import { useNetworkReturn } from '@/components/forms/send/use-network-return';
import { load } from '@/components/islands/load';
import { readyToasts, tell } from '@/components/ui/toast/toaster';
import { type FormKind, formPath, photoFields } from '@/domain/api';
import { checks } from '@/domain/forms/forms';
import type { Locale } from '@/i18n/locales';

type Texts = Record<string, string>;

/** Sends a form's checked fields: as JSON, or with the photo beside them (API-3). */
function sendForm(kind: FormKind, fields: Texts, photo: Photo | null, locale: Locale): Promise<Outcome> {
  const { [photoFields.orders]: _, ...texts } = fields;
  const all = { ...texts, ...botSignals() };
  const body = photo ? multipart(Object.entries(all), photoFields.orders, [photo]) : JSON.stringify(all);
  return send({ path: formPath(kind), body, content: JSON.stringify(texts) + (photo?.same ?? ''), locale });
}

type Options = Readonly<{
  kind: FormKind;
  locale: Locale;
  words: FormWords;
  photo?: Photo | null;
  /** A photo is being read: Send waits for it. */
  isReading?: boolean;
  isRefused?: boolean;
  onSent?: () => void;
  beside?: Texts;
}>;

/** The rules of `domain`: the first problem alone, in the order of the checks (FORMS-1). */
const resolverOf =
  (kind: FormKind, problems: FormWords['problems'], photos: number): Resolver<Texts> =>
  (values) => {
    const checked = checks[kind](values, photos);
    if (checked.ok) return { values: checked.value as Texts, errors: {} };
    const { code, field } = checked.problem;
    return { values: {}, errors: { [field]: { type: code, message: problems[code] } } };
  };

/** FORMS-7: how long after success the form is reset. */
const successMs = 500;

type Success = Readonly<{ sent: () => void; reset: () => void; onSent: (() => void) | undefined; message: string }>;

export async function succeed({ sent, reset, onSent, message }: Success): Promise<void> {
  await sleep(successMs);
  sent();
  reset();
  onSent?.();
  tell({ kind: 'success', title: message });
}

export function useVisitorForm(options: Options) {
  const { kind, locale, words, photo = null, isReading = false, isRefused = false, onSent, beside } = options;
  const [state, setState] = useState<FormState>('idle');
  const [refusal, refuse] = useState<string | null>(null);
  const [done, setDone] = useState<string>();
  const busy = useRef(false);
  // without default values a field keeps what was typed before the script came
  const form = useForm<Texts>({
    shouldFocusError: false,
    resolver: resolverOf(kind, words.problems, photo ? 1 : 0),
  });
  const { register, handleSubmit, setError, clearErrors, formState } = form;
  const draft = useTextDraft(kind, form, words.draft);
  const controlOf = (field: string) => document.getElementById(`${kind}-${field}`);

  function unanswered(offline: boolean) {
    const detail = offline ? words.toast.offlineSend : words.toast.kept;
    setState(offline ? 'waiting' : 'idle');
    tell({ kind: 'error', title: words.toast.err, detail });
    refuse(detail);
  }

  function fail({ message, field, offline }: Extract<Outcome, { ok: false }>) {
    if (!message) return unanswered(offline);
    setState('idle');
    tell({ kind: 'error', title: message });
    const control = field && controlOf(field);
    if (!control) return refuse(message);
    setError(field, { type: 'server', message });
    control.focus();
  }

  async function deliver(fields: Texts) {
    const outcome = await sendForm(kind, { ...fields, ...beside }, photo, locale);
    if (!outcome.ok) return fail(outcome);
    const sent = () => {
      setState('sent');
      setDone(outcome.id);
    };
    await succeed({ sent, reset: () => form.reset(), onSent, message: words.toast.ok });
  }

  const check = (): Promise<Texts | null> =>
    new Promise((resolve, reject) => {
      const checked = handleSubmit(resolve, (errors) => {
        const [field, error] = Object.entries(errors)[0] ?? ['', undefined];
        setState('idle');
        tell({ kind: 'info', title: error?.message ?? '' });
        controlOf(field)?.focus();
        resolve(null);
      });
      checked().catch(reject);
    });

  /** A second press while one is under way is ignored (FORMS-6). */
  async function submit() {
    if (busy.current) return;
    setState('sending');
    if (isReading) return;
    busy.current = true;
    refuse(null);
    await check()
      .then((fields) => fields && deliver(fields))
      .catch(() => unanswered(false));
    busy.current = false;
  }

  const goOn = useEffectEvent(() => {
    // a refused one has its message beside its field: the visitor decides
    if (isRefused) setState('idle');
    else void submit();
  });
  useEffect(() => {
    // Send was pressed while a photo was read
    if (state === 'sending' && !isReading && !busy.current) goOn();
  }, [state, isReading]);
  useNetworkReturn(state === 'waiting', submit);

  function prepare() {
    askForToken();
    readyToasts().catch(() => undefined);
  }
  const touch = () => setState((now) => (now === 'sent' ? 'idle' : now));

  return {
    prepare,
    sending: state === 'sending',
    done,
    errorOf: (name: string): string | undefined => formState.errors[name]?.message,
    unmark: (name: string) => clearErrors(name),
    register,
    sides: () => {
      const [width = '', height = ''] = form.watch(['width', 'height']);
      return { width, height };
    },
    /** Of two bare numbers: a unit at one side counts for both. */
    takeUnit: (unit: string) => {
      form.setValue('height', `${form.getValues('height')?.trim()} ${unit}`);
      controlOf('height')?.focus();
    },
    frame: {
      path: kind,
      locale,
      words,
      state,
      refusal,
      draft,
      onFocus: () => {
        touch();
        prepare();
      },
      onInput: touch,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

type ViewProps = Readonly<{
  form: ReturnType<typeof useVisitorForm>;
  fields: readonly FieldRow[];
  send: string;
  dataLine: ReactNode;
  wide?: boolean;
  photo?: ReactNode;
  notices?: Readonly<Record<string, ReactNode>> | undefined;
}>;

const controls = asking(typedControls);

export const HomeForm = ({ form, fields, photo, notices, ...frame }: ViewProps) => (
  <FormFrame {...form.frame} {...frame} words={{ ...form.frame.words, needed: neededOf(fields, form.frame.words) }}>
    <Fields rows={fields}>
      {(row) =>
        row.control === 'photos' ? (
          photo
        ) : (
          <Field
            controls={controls}
            row={row}
            id={`${form.frame.path}-${row.id}`}
            error={form.errorOf(row.id)}
            notice={notices?.[row.id]}
            required={!row.optional}
            readOnly={form.sending}
            bound={form.register(row.id)}
          />
        )
      }
    </Fields>
  </FormFrame>
);

/** What was sent last with this form: fetched when there is something, and it stays (FORMS-14). */
export function HomeSent({ form: { done } }: Pick<ViewProps, 'form'>) {
  const slot = useRef<HTMLElement>(null);
  useEffect(() => {
    if (done)
      load(() => import('@/components/forms/sent-here'))
        .then(({ showNote }) => showNote(done, slot.current as HTMLElement))
        .catch(() => undefined);
  }, [done]);
  // there when it is empty, too, since a screen reader reads only changes
  return <x-slot ref={slot} className="unboxed" role="status" />;
}
