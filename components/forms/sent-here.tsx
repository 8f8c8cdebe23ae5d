import { ButtonLink } from '@/components/ui/button';
import { isMailbox } from '@/domain/contact-hints';
import { type AfterWords, afterSending } from '@/domain/forms/after-sending';
import './sent-here.css';

export type SentWords = AfterWords & Readonly<Record<'number' | 'page', string>>;
type Line = Readonly<{ label: string; text: string }>;

/** What was sent. `status`: the address of its private page, where it has one. */
export type SentFacts = Readonly<{
  reference: string;
  email: string;
  status: string | undefined;
  said: readonly Line[];
}>;

/** Each label with what was typed; a long text in short. */
export const Said = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="sent-here__said">
    {lines.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Stays where a form was sent from, when the toast is gone (FORMS-14). */
export function SentHere({ sent, words }: Readonly<{ sent: SentFacts; words: SentWords }>) {
  const { reference, email, status, said } = sent;
  const page = status ? (
    <p>
      <ButtonLink line href={status}>
        {words.page}
      </ButtonLink>
    </p>
  ) : null;
  const isReached = isMailbox(email);
  return (
    <div className="sent-here__note" role="status">
      {afterSending(words, email, !!status).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isReached ? null : page}
      <p className="sent-here__number">
        <span className="small quiet">{words.number}</span> <b className="num">{reference}</b>
      </p>
      {isReached ? page : null}
      <Said lines={said} />
    </div>
  );
}
