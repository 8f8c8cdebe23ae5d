import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formPath, signals } from '@/domain/api';
import type { FormProblem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { FieldRow } from './fields/field';
import { ErrorMessage } from './fields/inputs';
import './form-frame.css';
import { Honeypot } from './send/bot-signals';

export type FormWords = Readonly<{
  all: string;
  most: string;
  sending: string;
  sent: string;
  problems: Readonly<Record<FormProblem, string>>;
  draft: Readonly<Record<'where' | 'isOff' | 'new' | 'off' | 'on', string>>;
  toast: Readonly<Record<'ok' | 'err' | 'kept' | 'offline' | 'offlineSend', string>>;
}>;

/** What has to be filled in, said above the first field (FORMS-16). */
export const neededOf = (rows: readonly FieldRow[], { all, most }: Pick<FormWords, 'all' | 'most'>): string =>
  rows.some(({ optional }) => optional) ? most : all;

/** `waiting`: offline; the form is sent when the network is back. */
export type FormState = 'idle' | 'sending' | 'waiting' | 'sent';

type ButtonProps = Readonly<{
  state: FormState;
  labels: Readonly<Record<'idle' | 'sending' | 'sent', string>>;
  wide?: boolean;
}>;

/** Sends a form. Its ring turns meanwhile, and becomes a tick afterwards (DESIGN-11). */
function SendButton({ state, labels, wide = false }: ButtonProps) {
  const shown = state === 'waiting' ? 'idle' : state;
  return (
    <Button
      type="submit"
      wide={wide}
      aria-busy={shown === 'sending' || undefined}
      data-done={shown === 'sent' ? '' : undefined}
      spare={Object.values(labels)}
    >
      {labels[shown]}
    </Button>
  );
}

type Props = Readonly<{
  /** The last word of its address. */
  path: string;
  locale: Locale;
  words: Pick<FormWords, 'sending' | 'sent'> & Readonly<{ needed?: string }>;
  send: string;
  /** What happens to the data, with a link to the privacy policy (FORMS-10). */
  dataLine: ReactNode;
  wide?: boolean;
  state?: FormState;
  refusal?: string | null;
  draft?: ReactNode;
  sent?: Readonly<Record<string, string>>;
  children: ReactNode;
}> &
  Pick<ComponentProps<'form'>, 'encType' | 'onFocus' | 'onInput' | 'onSubmit'>;

/** What forms have around their fields. `post`, so that without script no answer becomes part of an address. */
export function FormFrame(props: Props) {
  const { path, locale, words, send, dataLine, wide = false, state = 'idle', refusal, draft, sent, children } = props;
  const { encType, onFocus, onInput, onSubmit } = props;
  return (
    <form
      className="stack g6"
      action={formPath(path)}
      method="post"
      noValidate
      encType={encType}
      onFocus={onFocus}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {words.needed ? <p className="cap quiet">{words.needed}</p> : null}
      {children}
      {/* for a form that sends itself; script says the language with the request */}
      <input type="hidden" name="language" value={locale} />
      <Honeypot value={sent?.[signals.hidden]} />
      <div className="form-frame__end mid grid" data-wide={wide || undefined}>
        {refusal ? <ErrorMessage id={`${path}-refusal`}>{refusal}</ErrorMessage> : null}
        <SendButton state={state} labels={{ idle: send, sending: words.sending, sent: words.sent }} wide={wide} />
        <p className="cap quiet">{dataLine}</p>
        {draft}
      </div>
    </form>
  );
}
