import { ErrorMessage } from '@/components/forms/fields/error-message';
import { Button } from '@/components/ui/button';
import { fill } from '@/i18n/fill';
import './finish-section.css';
import { OrderField } from './order-field';
import { type PartProps, rowsIn } from './order-rows';

type Props = Readonly<{
  /** `marked`: the fields that stop the order, in their order on the page; empty until Order was pressed. */
  part: PartProps & Required<Pick<PartProps, 'marked'>>;
  /** The server's sentence, where it refused the order. */
  refusal: string | null;
  sending: boolean;
  onOrder: () => void;
  termsHref: string;
  privacyHref: string;
}>;

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

/** The terms, what pressing the button means, and the Order button. */
export function FinishSection(props: Props) {
  const { part, refusal, sending, onOrder, termsHref, privacyHref } = props;
  const { words, marked } = part;
  return (
    <div className="finish-section__finish">
      {rowsIn('consent', part).map((row) => (
        <OrderField key={row.id} row={row} {...part} href={termsHref} />
      ))}
      {marked.length > 0 ? (
        <nav className="finish-section__errors" aria-label={fill(words.errors.summary, { n: marked.length })}>
          <p>{fill(words.errors.summary, { n: marked.length })}</p>
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
      <Button type="submit" wide aria-busy={sending || undefined} onClick={onOrder}>
        {sending ? words.sending : words.send}
      </Button>
      <p className="small">{words.request}</p>
      <p className="cap quiet">
        <Linked text={words.data} href={privacyHref} />
      </p>
    </div>
  );
}
