import { TextButton } from '@/components/ui/button';
import { artist } from '@/content/artist';
import { ibanOf } from '@/domain/account';
import { dueNow } from '@/domain/order/payments';
import { polishCode } from '@/domain/order/transfer-code';
import { translator } from '@/messages/translator';
import { type DueLine, dueLines } from '../../submissions/views/due-lines';
import { QrCode } from './qr-code';
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

/** For an account in Poland alone, and as large a sum as a code can hold. */
function BankCode({ grosze, title, locale }: Readonly<{ grosze: number; title: string }> & Pick<Shown, 'locale'>) {
  const { bankAccount, seller } = artist;
  const iban = bankAccount && ibanOf(bankAccount);
  const text = iban && polishCode({ ...{ iban, grosze, title }, name: seller.name, taxId: seller.taxId });
  if (!text) return null;
  const label = translator(locale)('due.code');
  return (
    <figure className="order-status__code">
      <QrCode text={text} label={label} />
      <figcaption className="cap quiet">{translator(locale)('due.scan')}</figcaption>
    </figure>
  );
}

/** What is paid now, once the offer is accepted, and all that a transfer asks for. */
export function DueNow({ shown: { status, locale } }: { shown: Shown }) {
  const due = dueNow(status.history);
  if (!due) return null;
  const { reference } = status.order;
  const lines = dueLines(due, reference, locale);
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
      <BankCode grosze={due.grosze} title={reference} locale={locale} />
    </div>
  );
}
