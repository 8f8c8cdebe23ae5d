import { artist } from '@/content/artist';
import type { Due } from '@/domain/order/payments';
import { translator } from '@/messages/translator';
import { dueLines, transferCodes } from '../../submissions/views/due-lines';
import { Copy, CopyScript } from './copying';
import { QrCode } from './qr-code';
import { dueOn, type Shown } from './shown';

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
  const due = dueOn(status);
  if (!due) return null;
  const { reference } = status.order;
  const t = translator(locale);
  const words = { copy: t('due.copy'), copied: t('due.copied') };
  const lines = dueLines(due, reference, locale);
  return (
    <div className="order-status__due">
      <h3 className="h3">{t('due.h')}</h3>
      <dl className="order-status__terms">
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              {line.isLink ? (
                <a href={line.text} rel="noreferrer">
                  {new URL(line.text).hostname}
                </a>
              ) : (
                <span>{line.text}</span>
              )}
              {line.copy && artist.bankAccount && <Copy text={line.copy} of={line.label} words={words} />}
            </dd>
          </div>
        ))}
      </dl>
      {artist.bankAccount && <CopyScript />}
      <Codes due={due} reference={reference} locale={locale} />
    </div>
  );
}
