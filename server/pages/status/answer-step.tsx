import type { ReactNode } from 'react';
import { Field, type FieldRow, Fields } from '@/components/forms/fields/field';
import { WholeForm } from '@/components/forms/page/whole-form';
import { Button } from '@/components/ui/button';
import { withdrawalStatements } from '@/domain/api';
import { earlyIn } from '@/domain/order/delivery';
import { type Reach, type ReplyStep, reachFields } from '@/domain/order/reply';
import { agreedOffer, type Change, mayWithdraw, type Offer, openOffer } from '@/domain/order/status';
import { returnOf } from '@/domain/order/thing';
import type { Problem } from '@/domain/problems';
import { formatPrice } from '@/domain/shop/price-format';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { reachOf } from '../../submissions/reach';
import { momentText } from '../../submissions/views/dates';
import { Agreement } from './agreement';
import { Proposed } from './change';
import { Binding, bindsText, RulesNote, Terms, toOffer } from './offer';
import { Adding } from './parcel';
import { Ordered } from './preview';
import { ReplyForm, ReplyText } from './reply-form';
import { threadId } from './thread';
import { changeOn, noRightOn, type View } from './view';

const toChange = ({ position }: Change) => ({ change: String(position) });

const Back = ({ status, locale }: View) => (
  <p>
    <a href={pathTo('orderStatus', locale, { token: status.token })}>{translator(locale)('offer.return')}</a>
  </p>
);

function Accepting({ offer, view }: { offer: Offer; view: View }) {
  const { locale } = view;
  const t = translator(locale);
  return (
    <>
      <h2 className="h2">{t('offer.accepting')}</h2>
      <Ordered {...view} />
      <Terms offer={offer} view={view} />
      <p id="binds">
        {bindsText({ offer, view })} <RulesNote locale={locale} />
      </p>
      <Binding offer={offer} view={view} id="binds" />
      <Back {...view} />
    </>
  );
}

/** Where the price is another, the button says in the law's words that it obliges to pay. */
function Agreeing({ change, view }: { change: Change; view: View }) {
  const { status, locale } = view;
  const t = translator(locale);
  const isOther = agreedOffer(status.history)?.grosze !== change.grosze;
  return (
    <>
      <h2 className="h2">{t('change.agreeing')}</h2>
      <Proposed change={change} view={view} />
      <p id="binds">{t('change.yesP')}</p>
      <ReplyForm {...view} unseen={toChange(change)}>
        <Button type="submit" name="answer" value="agreed" aria-describedby="binds">
          {isOther ? t('change.yesSum', { price: formatPrice(change.grosze, locale) }) : t('change.yesSure')}
        </Button>
      </ReplyForm>
      <Back {...view} />
    </>
  );
}

const endings = {
  declined: { h: 'offer.declining', p: 'offer.noP', sure: 'offer.noSure' },
  withdrawn: { h: 'status.withdrawing', p: 'status.withdrawP', sure: 'status.withdraw' },
  kept: { h: 'change.keeping', p: 'change.noP', sure: 'change.no' },
} as const;

type Ending = Readonly<{ answer: keyof typeof endings; unseen: Readonly<Record<string, string>>; view: View }>;

function Leaving({ answer, unseen, view }: Ending) {
  const t = translator(view.locale);
  const { h, p, sure } = endings[answer];
  return (
    <>
      <h2 className="h2">{t(h)}</h2>
      <p id="ends">{t(p)}</p>
      <ReplyForm {...view} unseen={unseen}>
        <ReplyText id="reason" name="reason" label={t('offer.why')} view={view} />
        <p className="order-status__act">
          <Button type="submit" name="answer" value={answer} aria-describedby="ends">
            {t(sure)}
          </Button>
        </p>
      </ReplyForm>
      <Back {...view} />
    </>
  );
}

function Correcting({ view }: { view: View }) {
  const { status, locale, refused } = view;
  const t = translator(locale);
  const reach = { ...reachOf(status.order), ...refused?.fields };
  const rows = reachFields
    .filter((id) => reach[id] !== null)
    .map(
      (id): FieldRow => ({
        id,
        control: id === 'address' ? 'text' : 'line',
        label: t(`order.delivery.${id}`),
        ...(id === 'email' && { mean: t.raw('form.mean') }),
      }),
    );
  const wrong = refused?.problem;
  const sentenceOf = ({ code }: Problem) => t(code === 'order.delivery' ? 'order.errors.address' : `problems.${code}`);
  return (
    <>
      <h2 className="h2">{t('status.reach.h')}</h2>
      <p>
        {t('status.reach.p')} {status.mates.length > 0 && t('parcel.each')}
      </p>
      <ReplyForm {...view} unseen={{ answer: 'contact' }}>
        <Fields rows={rows}>
          {(row) => (
            <Field
              row={row}
              id={row.id}
              value={reach[row.id as keyof Reach] ?? ''}
              error={wrong?.field === row.id ? sentenceOf(wrong) : undefined}
            />
          )}
        </Fields>
        <p className="order-status__act">
          <Button type="submit">{t('status.reach.save')}</Button>
        </p>
      </ReplyForm>
      <Back {...view} />
    </>
  );
}

/** Of a work made to the buyer's wish, why there is no right to withdraw. */
function EndingContract({ view }: { view: View }) {
  const { status, locale, now } = view;
  const t = translator(locale);
  const { order, stored, token } = status;
  const returns = returnOf(stored.order(locale).choice);
  const early = earlyIn(status.history);
  const { row } = stored.describe(locale);
  const fields = { order: order.reference, email: reachOf(order).email, full_name: row.name, token };
  const links = {
    a: (words: ReactNode) => <a href={`${pathTo('orderStatus', locale, { token })}#${threadId}`}>{words}</a>,
    b: (words: ReactNode) => <a href={pathTo('withdrawal', locale)}>{words}</a>,
  };
  return (
    <>
      <h2 className="h2">{t(noRightOn(status, now) ? 'status.fault' : 'withdrawal.h')}</h2>
      <p>{early ? t('status.file.early', { moment: momentText(early.at, locale) }) : t(`offer.back.${returns}`)}</p>
      {returns === 'made' || early ? (
        <p>{t.rich('withdrawal.madeP', links)}</p>
      ) : (
        <WholeForm form={{ kind: withdrawalStatements, fields, faults: {} }} locale={locale} />
      )}
      <Back {...view} />
    </>
  );
}

/** Null where there is nothing to answer so, as things are. */
export function answerStep(step: ReplyStep | null, view: View): ReactNode {
  const { status, now } = view;
  const offer = openOffer(status.history, now);
  if (step === 'contact') return <Correcting view={view} />;
  if (step === 'parcel') return status.isJoinable ? <Adding view={view} /> : null;
  if (step === 'agreement')
    return (
      status.contracts.length > 0 && (
        <>
          {status.contracts.map((one, index) => (
            <Agreement key={one.at} contract={one} isFirst={index === 0} view={view} />
          ))}
          <Back {...view} />
        </>
      )
    );
  if (step === 'contract') return agreedOffer(status.history) && <EndingContract view={view} />;
  if (step === 'withdrawn' && mayWithdraw(status.history)) return <Leaving answer={step} unseen={{}} view={view} />;
  const change = changeOn(status, now);
  if (step === 'agreed' && change) return <Agreeing change={change} view={view} />;
  if (step === 'kept' && change) return <Leaving answer={step} unseen={toChange(change)} view={view} />;
  if (!offer) return null;
  if (step === 'accepted') return <Accepting offer={offer} view={view} />;
  return step === 'declined' ? <Leaving answer={step} unseen={toOffer(offer)} view={view} /> : null;
}
