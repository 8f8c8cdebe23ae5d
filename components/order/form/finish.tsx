import { ErrorMessage } from '@/components/forms/fields/inputs';
import { Honeypot } from '@/components/forms/send/bot-signals';
import type { Accepted } from '@/components/forms/send/send';
import { Button } from '@/components/ui/button';
import { fill } from '@/i18n/fill';
import { Check, type CheckProps } from '../check/check';
import type { OrderInHand } from '../draft/use-order-draft';
import { useSubmit } from '../send/use-submit';
import './finish.css';
import { OrderField, OrderPart, rowsIn } from './order-part';
import type { WordedProps } from './order-wizard-props';
import { Summary } from './summary';

/** A sentence of which the part between `<a>` and `</a>` leads somewhere. */
function Linked({ text, href }: Readonly<{ text: string; href: string }>) {
  const [before, link, after] = text.split(/<\/?a>/);
  return (
    <>
      {before}
      <a href={href}>{link}</a>
      {after}
    </>
  );
}

export type FinishProps = Readonly<{
  order: WordedProps;
  inHand: OrderInHand;
  /** Somebody is at it: then every answer is checked, before that a short summary is enough. */
  entered: boolean;
  /** Called once the order is accepted. */
  onSent: (accepted: Accepted) => Promise<void>;
}> &
  Pick<CheckProps, 'changing' | 'change'>;

/** Delivery, summary, price, terms and the Order button: there when the parameters are complete, never before. */
export function Finish({ order, inHand, entered, changing, change, onSent }: FinishProps) {
  const { draft } = inHand;
  const { words, locale, title } = order;
  const { submit, sending, refusal, marked } = useSubmit({ ...inHand, locale, words }, onSent);
  const part = { words, locale, inHand, marked };
  const wrong = fill(words.errors.summary, { n: marked.length });
  return (
    <>
      <OrderPart {...part} name="delivery" title={words.deliveryH} aside={words.most} />
      {entered ? (
        <Check {...{ order, inHand, changing, change }} />
      ) : (
        <Summary words={words} locale={locale} draft={draft} title={title} />
      )}
      <Honeypot />
      <div className="finish__finish">
        {rowsIn('consent', part).map((row) => (
          <OrderField key={row.id} row={row} {...part} href={order.termsHref} />
        ))}
        {marked.length > 0 ? (
          <nav className="finish__errors" aria-label={wrong}>
            <p>{wrong}</p>
            <ul>
              {marked.map((field) => (
                <li key={field}>
                  <a href={`#${field}`}>{words.errors[field]}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {refusal ? <ErrorMessage id="refusal">{refusal}</ErrorMessage> : null}
        <Button type="submit" wide aria-busy={sending || undefined} onClick={submit}>
          {sending ? words.sending : words.send}
        </Button>
        <p className="small">{words.request}</p>
        <p className="cap quiet">
          <Linked text={words.data} href={order.privacyHref} />
        </p>
      </div>
    </>
  );
}
