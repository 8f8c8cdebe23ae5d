import type { Context } from '../acts/act';

/** A letter as its reader will see it. */
export const Letter = ({
  to,
  subject,
  text,
  words,
}: Readonly<{ to: string; subject: string; text: string; words: Context['words'] }>) => (
  <div className="letter">
    <dl className="letter-head">
      <dt>{words('desk.order.letterTo')}</dt>
      <dd>{to}</dd>
      <dt>{words('desk.order.letterSubject')}</dt>
      <dd>{subject}</dd>
    </dl>
    <p className="letter-text">{text}</p>
  </div>
);
