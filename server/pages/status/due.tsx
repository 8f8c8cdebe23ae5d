import { Button, TextButton } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { artist } from '@/content/artist';
import { type NextSum, transferIn } from '@/domain/order/money';
import { isAhead } from '@/domain/order/states';
import { stateOf } from '@/domain/order/status';
import { translator } from '@/messages/translator';
import { nearDate } from '../../submissions/views/dates';
import { type DueLine, dueHeading, dueLines, euroLines, transferCodes } from '../../submissions/views/due-lines';
import { Lines } from './offer';
import { QrCode } from './qr-code';
import { ReplyForm } from './reply-form';
import { moneyOn, type View } from './view';

type Code = 'polish' | 'euro';
type Sum = Readonly<{ due: NextSum; reference: string }> & Pick<View, 'locale'>;

function CodeOf({ code, due, reference, locale }: Sum & Readonly<{ code: Code }>) {
  const t = translator(locale);
  const text = transferCodes(due, reference)[code];
  return (
    text && (
      <Fold head={t(`due.codes.${code}`)} is="order-status__scan">
        <figure className="order-status__code flow g4 t5">
          <QrCode text={text} label={t(`due.codes.${code}`)} />
          <figcaption className="cap quiet">{t(`due.scan.${code}`)}</figcaption>
        </figure>
      </Fold>
    )
  );
}

function Rows({ lines, locale }: Readonly<{ lines: readonly DueLine[] }> & Pick<View, 'locale'>) {
  const t = translator(locale);
  const contentOf = ({ label, text, copy, isLink }: DueLine) => (
    <>
      {isLink ? (
        <a href={text} rel="noreferrer">
          {new URL(text).hostname}
        </a>
      ) : (
        <span>{text}</span>
      )}
      {copy && artist.bankAccount && (
        <TextButton hidden data-copy={copy} data-copied={t('due.copied')}>
          <span aria-live="polite">{t('due.copy')}</span>
          <span className="visually-hidden">: {label}</span>
        </TextButton>
      )}
    </>
  );
  return <Lines lines={lines.map((line) => [line.label, contentOf(line)])} />;
}

function Abroad(sum: Sum) {
  const { due, locale } = sum;
  const lines = euroLines(due.grosze, locale);
  if (!artist.bankAccount || lines.length === 0) return null;
  if (locale !== 'pl') return <CodeOf {...sum} code="euro" />;
  return (
    <Fold head={translator(locale)('due.abroad')}>
      <Rows lines={lines} locale={locale} />
      <CodeOf {...sum} code="euro" />
    </Fold>
  );
}

function Made({ view }: { view: View }) {
  const { status, locale, now } = view;
  const t = translator(locale);
  const made = transferIn(status.history);
  if (made) return <p>{t('due.made', { day: nearDate(made.at, locale, now) })}</p>;
  return (
    <ReplyForm {...view} unseen={{ answer: 'transfer' }}>
      <p className="order-status__act">
        <Button type="submit" line>
          {t('due.make')}
        </Button>
      </p>
    </ReplyForm>
  );
}

function Transfer({ due, view }: Readonly<{ due: NextSum; view: View }>) {
  const { status, locale } = view;
  const sum = { due, reference: status.order.reference, locale };
  const isAccountAhead = !artist.bankAccount && !due.payAt && isAhead('payLater', stateOf(status.history));
  return (
    <>
      <Rows lines={dueLines(due, sum.reference, locale, status.stored.order(locale).choice)} locale={locale} />
      {isAccountAhead && <p className="t3">{translator(locale)('offer.payLaterHere')}</p>}
      <CodeOf {...sum} code="polish" />
      <Abroad {...sum} />
      <Made view={view} />
    </>
  );
}

export function NextPayment({ view }: { view: View }) {
  const { status, locale, now } = view;
  const { next } = moneyOn(status, now);
  if (!next) return null;
  const heading = dueHeading(next, locale);
  const transfer = <Transfer due={next} view={view} />;
  return next.isNow ? (
    <div className="order-status__due">
      <h3 className="h3">{heading}</h3>
      {transfer}
    </div>
  ) : (
    <Fold head={heading} is="order-status__due">
      {transfer}
    </Fold>
  );
}
