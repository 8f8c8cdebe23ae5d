import type { FormEvent, ReactNode } from 'react';
import { formPath } from '@/domain/api';
import { ErrorMessage } from './fields/error-message';
import './form-frame.css';
import { Honeypot } from './fields/honeypot';
import { SendButton } from './send/send-button';
import type { VisitorForm } from './use-visitor-form';
import type { FormWords } from './words';

type Props = Readonly<{
  form: VisitorForm;
  words: FormWords;
  /** The button's label. */
  send: string;
  /** What happens to the data, with a link to the privacy policy (FORMS-10). */
  dataLine: ReactNode;
  /** The button as wide as the form. */
  wide?: boolean;
  children: ReactNode;
}>;

/**
 * What all forms of the home page have around their fields. `post`, so that without script no answer becomes part of an
 * address.
 */
export function FormFrame({ form, words, send, dataLine, wide = false, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const wake = () => {
    form.touch();
    // what does not come is asked for again at the next touch, and reported when the form is sent
    void form.wake();
  };
  return (
    <form
      className="form-frame__form"
      action={formPath(form.kind)}
      method="post"
      noValidate
      onFocus={wake}
      onInput={form.touch}
      onSubmit={submit}
    >
      {children}
      <Honeypot />
      <div className="form-frame__end" data-wide={wide || undefined}>
        {form.refusal ? <ErrorMessage id={`${form.kind}-refusal`}>{form.refusal}</ErrorMessage> : null}
        <SendButton state={form.state} labels={{ idle: send, sending: words.sending, sent: words.sent }} wide={wide} />
        <p className="cap quiet">
          {words.all} {dataLine}
        </p>
        {form.kept}
      </div>
    </form>
  );
}
