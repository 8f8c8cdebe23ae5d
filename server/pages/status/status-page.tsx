import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Ring } from '@/components/ui/ring';
import { artist } from '@/content/artist';
import { orderFilePath } from '@/domain/api';
import { isMailbox } from '@/domain/contact-hints';
import { isReached } from '@/domain/forms/after-sending';
import { type StateRow, states } from '@/domain/order/states';
import {
  agreedOffer,
  hasExpired,
  mayWithdraw,
  type OrderHistory,
  openOffer,
  type Step,
  stateOf,
  stepsOf,
  wayOf,
} from '@/domain/order/status';
import { isThere } from '@/domain/order/thing';
import { unturned } from '@/domain/text';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { dayInWarsaw, isoDay, workingDaysAfter } from '../../platform/warsaw';
import { reachOf } from '../../submissions/reach';
import { momentText, shortDate } from '../../submissions/views/dates';
import { stateWords } from '../../submissions/views/say';
import { answerPage } from '../document';
import { answerHeadOf } from '../problem-answers';
import { answerStep } from './answer-step';
import { PageScript, pageScript } from './page-script';
import { Panel } from './panel';
import { Together } from './parcel';
import { Ordered } from './preview';
import { stepPath } from './reply-form';
import { Thread } from './thread';
import { downloadFor, noRightOn, type View } from './view';

/** That it has arrived stays to be read. */
function sentenceOf({ state, isNow }: Step, { status, locale, now }: View): string | null {
  const { sentence } = states[state];
  if (!sentence || !(isNow || sentence === 'received')) return null;
  const key = sentence === 'offer' && hasExpired(status.history, now) ? 'expired' : sentence;
  return translator(locale)(`status.now.${key}`, { n: status.photos.length });
}

const days: Readonly<Record<NonNullable<StateRow['day']>, (history: OrderHistory) => string | null>> = {
  answer: ({ receivedAt }) => workingDaysAfter(receivedAt, artist.replyWorkingDays),
  ready: (history) => agreedOffer(history)?.by ?? null,
  arrives(history) {
    const way = wayOf(history);
    return way?.by === 'pickup' ? way.day : (agreedOffer(history)?.terms.arrives ?? null);
  },
};

function dueOf({ state, at }: Step, { history }: View['status']): string | null {
  const { day } = states[state];
  return at === null && day ? days[day](history) : null;
}

function Steps(view: View) {
  const { status, locale, now } = view;
  const t = translator(locale);
  const { choice } = status.stored.order(locale);
  const called = { ...choice, way: wayOf(status.history) };
  return (
    <ol className="order-status__steps" aria-label={t('status.steps')}>
      {stepsOf(status.history, !isThere(choice)).map((step) => {
        const { state, at, isNow } = step;
        const day = dueOf(step, status);
        // nobody is promised a day that has passed
        const due = day !== null && day >= dayInWarsaw(now) ? day : null;
        const sentence = at === null ? null : sentenceOf(step, view);
        return (
          <li key={state} data-past={at === null ? undefined : ''} aria-current={isNow ? 'step' : undefined}>
            <Ring />
            <span>
              <b className="block semi">{stateWords(state, called, locale)}</b>
              {sentence && <span className="small dim">{sentence}</span>}
            </span>
            {at !== null && (
              <time className="nowrap" dateTime={isoDay(at)}>
                {shortDate(at, locale)}
              </time>
            )}
            {due && (
              <time className="nowrap" dateTime={due}>
                {t('status.by', { date: shortDate(Date.parse(due), locale) })}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Its address is the key to the order, so no other site learns it. With "no-referrer" its forms would name no origin, and
 * browsers without Sec-Fetch-Site could not answer (TRUST-9).
 */
export const privately = { 'Referrer-Policy': 'same-origin' } as const;

export const otherThan = (locale: Locale): Locale => locales.find((one) => one !== locale) ?? locale;

const Refused = ({ refused, locale }: Pick<View, 'refused' | 'locale'>) =>
  refused && (
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
    <p className="problem t6" role="alert" tabIndex={-1} autoFocus>
      {translator(locale)(`problems.${refused.problem.code}`)}
    </p>
  );

/** Right after sending, and until the artist has read the order (STATUS-12). */
function Confirmation({ status, locale, now, mails }: View) {
  const { history } = status;
  const isOffered = history.readAt === null && openOffer(history, now)?.automatic === true;
  if (stateOf(history) !== 'received' && !isOffered) return null;
  const isWritten = mails && isMailbox(reachOf(status.order).email);
  const t = translator(locale);
  const unbroken = { nw: (word: ReactNode) => <span className="nowrap">{word}</span> };
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of Order, so it is read from here
    <div className="order-status__confirmation primer top-ink stack g3 t6" role="status" tabIndex={-1} autoFocus>
      <h2 className="h3">{t('sent.h')}</h2>
      {isOffered ? (
        <p>
          {t('sent.offer')} {isWritten && status.isConfirmed && t.rich('sent.letter', unbroken)}
        </p>
      ) : isWritten ? (
        <>
          <p>{t.rich('sent.p', unbroken)}</p>
          <p className="small">
            {status.isConfirmed && t.rich('sent.letter', unbroken)} {t('sent.reply', { days: artist.replyWorkingDays })}
          </p>
        </>
      ) : (
        <p>{t('sent.here', { days: artist.replyWorkingDays })}</p>
      )}
      <p className="line g0-4">
        <span>{t('sent.reference')}</span>
        <b className="form-page__number num" data-testid="reference">
          {status.order.reference}
        </b>
        <span className="small">{t('sent.keep')}</span>
      </p>
    </div>
  );
}

function Unreached({ status, locale }: View) {
  const t = translator(locale);
  const { email } = reachOf(status.order);
  if (isReached(email)) return null;
  return (
    <p className="problem t6">
      {t(isMailbox(email) ? 'form.after.mistyped' : 'status.reach.noLetter', { email })}{' '}
      <a href={stepPath(status, locale, 'contact')}>{t('status.reach.change')}</a>
    </p>
  );
}

function Sent({ status, locale }: View) {
  const t = translator(locale);
  const { sections } = status.stored.describe(locale);
  return (
    <Fold head={t('status.all')} is="order-status__sent">
      <div className="order-status__answered">
        {sections.map(([title, entries]) => (
          <dl key={title} className="facts" aria-label={title}>
            {entries.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unturned(text)}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className="t4">
        <a href={stepPath(status, locale, 'contact')}>{t('status.reach.change')}</a>
      </p>
    </Fold>
  );
}

const Columns = (view: View) => {
  const { status, locale, now } = view;
  const t = translator(locale);
  return (
    <div className="order-status__columns">
      <div>
        {agreedOffer(status.history) === null && openOffer(status.history, now) === null && <Ordered {...view} />}
        <Steps {...view} />
        <Together {...view} />
        <Sent {...view} />
        {openOffer(status.history, now) === null && mayWithdraw(status.history) && (
          <p className="order-status__act">
            <ButtonLink line href={stepPath(status, locale, 'withdrawn')}>
              {t('status.withdraw')}
            </ButtonLink>
          </p>
        )}
        {status.withdrawnAt !== null && (
          <p>{t('withdrawal.received', { moment: momentText(status.withdrawnAt, locale) })}</p>
        )}
        {status.claimedAt !== null && <p>{t('status.claimed', { moment: momentText(status.claimedAt, locale) })}</p>}
        {status.withdrawnAt === null && agreedOffer(status.history) && (
          <p>
            <a href={stepPath(status, locale, 'contract')}>
              {t(noRightOn(status, now) ? 'status.fault' : 'withdrawal.h')}
            </a>
          </p>
        )}
        <p className="cap quiet prose t2 no-print">{t('status.private')}</p>
      </div>
      <div className="order-status__talk">
        <Panel view={view} />
        <Thread view={view} />
      </div>
    </div>
  );
};

export function StatusBody(view: View) {
  const { status, locale, refused } = view;
  const step = answerStep(view.step, view);
  const { reference } = status.order;
  const t = translator(locale);
  return (
    <>
      <p className="small quiet num">{reference}</p>
      <h1 className="h1">{t('status.h')}</h1>
      <Refused {...view} />
      {!step && !refused && <Confirmation {...view} />}
      {!step && <Unreached {...view} />}
      {step ? <section className="order-status__panel">{step}</section> : <Columns {...view} />}
      <PageScript />
      <p className="order-status__paper">
        {t('sent.paperFoot', { reference, studio: artist.studio[locale], city: artist.city[locale] })}
      </p>
    </>
  );
}

/** A download that begins with the page, so that nobody who has just agreed to have the file at once presses again. */
function beginsWith({ step, status, now }: View): Readonly<Record<string, string>> {
  const [file, ...others] = step === 'file' && downloadFor(status, now) === 'open' ? status.files : [];
  return file && others.length === 0 ? { Refresh: `0; url=${orderFilePath(status.token, file.position)}` } : {};
}

export function statusPage(view: View): Response {
  const { status, locale, refused } = view;
  const other = otherThan(locale);
  return answerPage(
    {
      locale,
      children: <StatusBody {...view} />,
      main: 'order-status__page wrap',
      scripts: [pageScript],
      title: `${translator(locale)('status.title', { reference: status.order.reference })} · ${artist.studio[locale]}`,
      path: pathTo('contactForm', locale),
      switchTo: { from: pathTo('contactForm', other), to: pathTo('orderStatus', other, { token: status.token }) },
    },
    {
      status: refused ? answerHeadOf(refused.problem.code).status : 200,
      headers: { ...privately, ...beginsWith(view) },
    },
  );
}
