import { artist } from '@/content/artist';
import type { NextSum } from '@/domain/order/states';
import { translator } from '@/messages/translator';
import { dueHeading, dueLines, transferCodes } from '../../submissions/views/due-lines';
import { Copy } from './copying';
import { QrCode } from './qr-code';
import { moneyOn, type Shown } from './shown';

const codes = ['polish', 'euro'] as const;

/** For the apps of banks, as far as the accounts and the sum allow. */
function Codes({ due, reference, locale }: Readonly<{ due: NextSum; reference: string }> & Pick<Shown, 'locale'>) {
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

/** All that a transfer asks for. */
function Transfer({ due, reference, locale }: Readonly<{ due: NextSum; reference: string }> & Pick<Shown, 'locale'>) {
  const t = translator(locale);
  const words = { copy: t('due.copy'), copied: t('due.copied') };
  return (
    <>
      <dl className="order-status__terms">
        {dueLines(due, reference, locale).map((line) => (
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
      <Codes due={due} reference={reference} locale={locale} />
    </>
  );
}

/** What is paid next: open once it is due, folded before. */
export function NextPayment({ shown: { status, locale, now } }: { shown: Shown }) {
  const { next } = moneyOn(status, now);
  if (!next) return null;
  const heading = dueHeading(next, locale);
  const transfer = <Transfer due={next} reference={status.order.reference} locale={locale} />;
  return next.isNow ? (
    <div className="order-status__due">
      <h3 className="h3">{heading}</h3>
      {transfer}
    </div>
  ) : (
    <details className="order-status__due">
      <summary>{heading}</summary>
      {transfer}
    </details>
  );
}
