import { TextButton } from '@/components/ui/button';
import { artist } from '@/content/artist';
import { dueNow } from '@/domain/order/payments';
import { translator } from '@/messages/translator';
import { type DueLine, dueLines } from '../../submissions/views/due-lines';
import type { Shown } from './shown';

/** Without a script nothing can be put on the clipboard, so the button shows only with one: the text can be selected. */
const Copy = ({ line: { label, copy }, locale }: { line: DueLine } & Pick<Shown, 'locale'>) => {
  const t = translator(locale);
  return (
    <studio-copy className="order-status__copy" data-text={copy} data-copied={t('due.copied')}>
      <TextButton>
        <span aria-live="polite">{t('due.copy')}</span>
        <span className="visually-hidden">: {label}</span>
      </TextButton>
    </studio-copy>
  );
};

/** What is paid now, once the offer is accepted, and all that a transfer asks for. */
export function DueNow({ shown: { status, locale } }: { shown: Shown }) {
  const due = dueNow(status.history);
  if (!due) return null;
  const lines = dueLines(due, status.order.reference, locale);
  return (
    <div className="order-status__due">
      <h3 className="h3">{translator(locale)('due.h')}</h3>
      <dl className="order-status__terms">
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              <span className={line.copy && 'num nowrap'}>{line.text}</span>{' '}
              {line.copy && artist.bankAccount && <Copy line={line} locale={locale} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
