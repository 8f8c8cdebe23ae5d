import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { earlyIn } from '@/domain/order/delivery';
import { balanceOf, paymentsIn } from '@/domain/order/payments';
import { isAhead } from '@/domain/order/states';
import { type Offer, type Proposal, stateOf } from '@/domain/order/status';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { dayInWarsaw } from '../../platform/warsaw';
import { regulationsHash } from '../../submissions/order-reply';
import { nearDate } from '../../submissions/views/dates';
import { headLines, partLines, termLines } from '../../submissions/views/offer-lines';
import { followsText } from '../../submissions/views/state-lines';
import { Ordered } from './preview';
import { Choice, ReplyForm } from './reply-form';
import { langOf, type View } from './view';

type Props = Readonly<{ offer: Offer; view: View }>;

export function bindsText({ offer, view: { status, locale } }: Props): string {
  const { choice } = status.stored.order(locale);
  return `${translator(locale)('offer.binds')} ${followsText(offer, choice, locale)}`;
}

type LinesProps = Readonly<{
  lines: readonly (readonly [label: string, text: ReactNode, ...unknown[]])[];
  is?: string;
  own?: string;
  lang?: Locale | undefined;
}>;

/** `own`: the label of the artist's words, which are in `lang`. */
export const Lines = ({ lines, is = 'facts', own, lang }: LinesProps) => (
  <dl className={is}>
    {lines.map(([label, text]) => (
      <div key={typeof text === 'string' ? label + text : label}>
        <dt>{label}</dt>
        <dd lang={label === own ? lang : undefined}>{text}</dd>
      </div>
    ))}
  </dl>
);

export function Terms({ offer, view: { status, locale, now } }: { offer: Proposal; view: View }) {
  const t = translator(locale);
  const lang = langOf(offer, locale);
  const { order, history } = status;
  const about = {
    reference: order.reference,
    state: stateOf(history),
    hasPaid: paymentsIn(history).length > 0,
    isPaid: balanceOf(history).due === 0,
    isEarly: earlyIn(history) !== null,
    today: dayInWarsaw(now),
    isHere: true,
  };
  const terms = termLines(offer, status.stored.order(locale), about, locale);
  return (
    <>
      <Lines is="order-status__head wraps" lines={headLines(offer, about, locale)} />
      <Lines lines={[...partLines(offer, locale), ...terms]} own={t('offer.reason')} lang={lang} />
      {offer.note && isAhead('note', about.state) && (
        <p className="order-status__typed">
          <b>{t('offer.note')}</b> <span lang={lang}>{offer.note}</span>
        </p>
      )}
    </>
  );
}

export const RulesNote = ({ locale }: Pick<View, 'locale'>) =>
  translator(locale).rich('offer.terms', {
    a: (words: ReactNode) => <a href={pathTo('storeRegulations', locale)}>{words}</a>,
  });

export const toOffer = ({ position }: Offer) => ({ offer: String(position), regulations: regulationsHash });

type BindingProps = Props & Readonly<{ id: string; wide?: boolean }>;

/** In the law's words: Article 8(2) of 2011/83/EU. `id`: of what it binds to. */
export const Binding = ({ offer, view, id, wide = false }: BindingProps) => (
  <ReplyForm {...view} unseen={toOffer(offer)}>
    <Button type="submit" name="answer" value="accepted" wide={wide} aria-describedby={id}>
      {translator(view.locale)('offer.yesSum', { price: formatPrice(offer.grosze, view.locale) })}
    </Button>
  </ReplyForm>
);

export function OpenOffer({ offer, view }: Props) {
  const { locale, now } = view;
  const t = translator(locale);
  return (
    <>
      <h2 className="h2">{t('offer.h')}</h2>
      <Ordered {...view} />
      <Terms offer={offer} view={view} />
      <div className="order-status__answers t6 grid">
        {offer.automatic ? (
          // the order was sent a press ago, so the second one binds (STATUS-5)
          <div>
            <Binding offer={offer} view={view} id="yes" wide />
            <p id="yes">{bindsText({ offer, view })}</p>
          </div>
        ) : (
          <Choice view={view} step="accepted" id="yes" means={bindsText({ offer, view })}>
            {t('offer.yes')}
          </Choice>
        )}
        <Choice view={view} step="declined" line id="no" means={t('offer.noP')}>
          {t('offer.no')}
        </Choice>
      </div>
      <p className="cap quiet">
        {t('offer.until', { date: nearDate(offer.until, locale, now) })} <RulesNote locale={locale} />
      </p>
    </>
  );
}

export function ExpiredOffer({ offer, view }: Props) {
  const { locale, now } = view;
  const t = translator(locale);
  return (
    <>
      <h2 className="h2">{t('offer.h')}</h2>
      <Terms offer={offer} view={view} />
      <p>{t('offer.expired', { date: nearDate(offer.until, locale, now) })}</p>
    </>
  );
}
