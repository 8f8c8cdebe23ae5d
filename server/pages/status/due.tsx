import { TextButton } from '@/components/ui/button';
import { artist } from '@/content/artist';
import { type Due, dueNow } from '@/domain/order/payments';
import { translator } from '@/messages/translator';
import { type DueLine, dueLines, transferCodes } from '../../submissions/views/due-lines';
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

const codes = ['polish', 'euro'] as const;

/** For the apps of banks, as far as the accounts and the sum allow. */
function Codes({ due, reference, locale }: Readonly<{ due: Due; reference: string }> & Pick<Shown, 'locale'>) {
  const t = translator(locale);
  const texts = transferCodes(due, reference);
  return codes.map((code) => {
    const text = texts[code];
    return (
      text && (
        <figure key={code} className="order-status__code">
          <QrCode text={text} label={t(`due.codes.${code}`)} />
          <figcaption className="cap quiet">{t(`due.scan.${code}`)}</figcaption>
        </figure>
      )
    );
  });
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
      <Codes due={due} reference={reference} locale={locale} />
    </div>
  );
}
