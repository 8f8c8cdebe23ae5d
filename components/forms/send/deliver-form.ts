import { tell } from '@/components/ui/toast/toaster';
import type { FormKind } from '@/domain/forms/kinds';
import type { Locale } from '@/i18n/locales';
import { sleep } from '../draft/browser-clock';
import type { Photo } from '../fields/photo';
import type { Engine } from '../form-engine';
import type { FormState } from '../use-visitor-form';
import type { FormWords } from '../words';
import type { Outcome } from './send';
import { sendForm } from './send-form';

type Form = Readonly<{
  kind: FormKind;
  locale: Locale;
  words: FormWords;
  photo: Photo | null;
  engine: Engine;
  setState: (state: FormState) => void;
  /** A sentence beside the button. */
  refuse: (sentence: string) => void;
  /** Nobody answered. */
  unanswered: (offline: boolean) => void;
  onSent: (() => void) | undefined;
}>;

/** FORMS-7: how long after success the form is reset. */
const successMs = 500;

const placeOf = ({ kind }: Form, field: string) => document.getElementById(`${kind}-${field}`);

function fail(form: Form, { message, field, offline }: Extract<Outcome, { ok: false }>) {
  if (!message) return form.unanswered(offline);
  form.setState('idle');
  tell({ kind: 'error', title: message });
  const place = field && placeOf(form, field);
  if (!place) return form.refuse(message);
  form.engine.mark(field, message);
  place.focus();
}

/** Checks a form of the home page, sends it, and says what came of it (FORMS-7). Fetched with the form's engine. */
export async function deliverForm(form: Form): Promise<void> {
  const { kind, locale, words, photo, engine, setState, onSent } = form;
  const looked = await engine.check(photo ? 1 : 0);
  if (!looked.ok) {
    setState('idle');
    tell({ kind: 'info', title: looked.sentence });
    placeOf(form, looked.field)?.focus();
    return;
  }
  const outcome = await sendForm(kind, { fields: looked.fields, photo, locale });
  if (!outcome.ok) return fail(form, outcome);
  await sleep(successMs);
  setState('sent');
  engine.reset();
  onSent?.();
  tell({ kind: 'success', title: words.toast.ok });
}
