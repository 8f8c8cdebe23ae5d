import type { ReactNode } from 'react';
import { artist } from '@/content/artist';
import { meantEmail } from '@/domain/mistyped-email';
import type { DatedEvent } from '@/domain/order/events';
import { meantPrice, type Slip } from '@/domain/order/slips';
import { mayBecome } from '@/domain/order/status';
import { formatPrice } from '@/domain/shop/price-format';
import { typedSum } from '@/domain/typed-sums';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { dayText, weekdayText } from '@/server/submissions/views/dates';
import { offer as offerAct, sendStep } from '../../acts/offer';
import { hasParcel, markOf, type OfferForm, readOffer, usualDelivery, usualDeposit } from '../../acts/offer-form';
import { isTicked, lookStep } from '../../acts/texts';
import { type Answer, Ask, Chips, Field, TickBox, Understood } from '../../shell/fields';
import { Letter } from '../../shell/letter';
import { ButtonLink, Links, Ring, Seen, Title } from '../../shell/parts';
import type { Screen } from '../screen';
import { pathOf, readOrder, type ShownOrder } from './shown';

const empty: OfferForm = {
  ...{ event: null, problems: {}, asked: [], sure: [] },
  understood: {
    ...{ work: null, delivery: null, deposit: null, total: null },
    ...{ by: null, arrives: null, until: null, wished: null },
  },
};

type Props = Readonly<{ shown: ShownOrder; read: OfferForm }>;

/** `19 grudnia 2026, sobota`: what was understood of a day. */
const dayWords = (day: string, { context: { locale } }: ShownOrder): string => {
  return `${weekdayText(day, locale)}, ${dayText(day, locale)}`;
};

/** The question about a slip, where it is still to be answered. */
function Question({ slip, shown, read }: Props & Readonly<{ slip: Slip }>) {
  const { asked, understood } = read;
  const { context, card, reach } = shown;
  const { words, locale } = context;
  if (!asked.includes(slip)) return null;
  const sure = (label: string): Answer => ({ name: 'sure', value: slip, label });
  if (slip === 'email') {
    const meant = meantEmail(reach.email) ?? '';
    const question = words('desk.offer.ask.email', { email: reach.email, meant });
    return (
      <>
        <Ask question={question} answers={[sure(words('desk.offer.ask.emailSure'))]} />
        <Links to={{ [`${pathOf(shown)}#contact`]: words('desk.order.correct') }} />
      </>
    );
  }
  if (slip === 'price') {
    const [work, quoted] = [understood.work ?? 0, card.quoted?.grosze ?? 0];
    const [price, meant] = [formatPrice(work, locale), meantPrice(work, quoted)];
    const question = words('desk.offer.ask.price', { price, quoted: formatPrice(quoted, locale) });
    const other =
      meant === null ? [] : [{ name: 'price', value: typedSum(meant, locale), label: formatPrice(meant, locale) }];
    return <Ask question={question} answers={[...other, sure(words('desk.offer.ask.priceSure', { price }))]} />;
  }
  const day = dayText((slip === 'wish' && understood.arrives) || understood.by || '', locale);
  if (slip === 'far')
    return (
      <Ask question={words('desk.offer.ask.far', { day })} answers={[sure(words('desk.offer.ask.sure', { day }))]} />
    );
  const wished = dayText(understood.wished ?? '', locale);
  const field = understood.arrives === null ? 'by' : 'arrives';
  const answers = [{ name: field, value: wished, label: wished }, sure(words('desk.offer.ask.sure', { day }))];
  return <Ask question={words('desk.offer.ask.wish', { wished, day })} answers={answers} />;
}

/** The part that is paid at once: usual shares, or a sum of one's own. */
function Deposit({ shown, read: { understood, problems } }: Props) {
  const { context, card, tried } = shown;
  const { words, locale } = context;
  const usual = [...new Set(['0%', '30%', '50%', '100%', `${artist.depositPercent}%`])].toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  const { deposit, total } = understood;
  const nameOf = (share: string): string =>
    share === '0%' ? words('desk.offer.depositNone') : share === '100%' ? words('desk.offer.depositAll') : share;
  return (
    <Chips
      tried={tried}
      name="deposit"
      value={usualDeposit(card)}
      className="offer-deposit"
      legend={words('offer.deposit')}
      options={[...usual.map((share) => [share, nameOf(share)] as const), ['other', words('desk.offer.depositOther')]]}
    >
      <Field
        {...{ tried, words, act: 'send', name: 'ownDeposit', unit: 'zł', inputMode: 'decimal' }}
        label={words('desk.offer.ownDeposit')}
        hint={words('desk.offer.ownDepositHint')}
      />
      {deposit !== null && total !== null && !problems.ownDeposit && (
        <Understood>
          {words('desk.offer.depositSaid', {
            deposit: formatPrice(deposit, locale),
            rest: formatPrice(total - deposit, locale),
          })}
        </Understood>
      )}
    </Chips>
  );
}

function Typed(props: Props) {
  const { shown, read } = props;
  const { context, card, tried, order } = shown;
  const { words, locale } = context;
  const { understood } = read;
  const field = { tried, words, act: 'send' } as const;
  const sum = { ...field, unit: 'zł', inputMode: 'decimal' } as const;
  const parcel = hasParcel(card);
  const said = (day: string | null): ReactNode => day && <Understood>{dayWords(day, shown)}</Understood>;
  const total = understood.total !== null && (
    <div className="field">
      <p className="field-label">{words('desk.offer.total')}</p>
      <p className="sum nw">{formatPrice(understood.total, locale)}</p>
    </div>
  );
  return (
    <div>
      <Field {...sum} name="price" label={words('desk.offer.price')}>
        {understood.work !== null && <Understood>{formatPrice(understood.work, locale)}</Understood>}
        <Question slip="price" {...props} />
      </Field>
      <Field {...field} name="reason" label={words('desk.offer.reason')} hint={words('desk.offer.reads')} />
      {parcel && (
        <div className="pair">
          <Field
            {...sum}
            name="delivery"
            label={words('offer.delivery')}
            value={typedSum(usualDelivery(card), locale)}
          />
          {total}
        </div>
      )}
      <Deposit {...props} />
      <div className="pair">
        <Field {...field} name="by" label={words('desk.order.by')}>
          {said(understood.by)}
        </Field>
        {parcel && (
          <Field {...field} name="arrives" label={words('desk.offer.arrives')}>
            {said(understood.arrives)}
          </Field>
        )}
      </div>
      <Question slip="wish" {...props} />
      <Question slip="far" {...props} />
      <Field
        {...field}
        name="payAt"
        label={words('desk.offer.payAt')}
        hint={words('desk.offer.payAtHint')}
        inputMode="url"
      />
      <Field {...field} name="note" label={words('desk.offer.note')} rows={4} />
      <Field {...field} name="until" label={words('desk.offer.until')} hint={words('desk.offer.untilHint')}>
        {said(understood.until)}
      </Field>
      {order.language === 'en' && (
        <TickBox
          name="english"
          isOn={tried !== null && isTicked(tried.form, 'english')}
          label={words('desk.order.english')}
        />
      )}
    </div>
  );
}

/** The letter as the buyer will read it, and below it the button that sends it. */
function Side(props: Props) {
  const { shown, read } = props;
  const { context, order, reach, token, name, history } = shown;
  const { words, now, settings } = context;
  const { event, asked, problems } = read;
  // where something is wrong, the page stays at that, though the form asks for the letter
  const id = Object.keys(problems).length > 0 ? undefined : 'letter';
  const dated = event && ({ ...event, position: 0, at: now } as DatedEvent);
  const letter = dated && updateLetter(order, dated, { siteUrl: settings.siteUrl, token }, history);
  return (
    <section className="field letter-side" id={id} tabIndex={id && -1} aria-label={words('desk.offer.letter')}>
      {asked.length > 0 && (
        <p className="said said--open">
          <a href={`#send-${asked[0] === 'price' ? 'price' : 'by'}`}>
            {words('desk.offer.answerFirst', { n: asked.length })}
          </a>
        </p>
      )}
      <p className="field-label">
        {words('desk.offer.readBy', { name })}{' '}
        <span className="field-hint">{words(`desk.order.in.${order.language}`)}</span>
      </p>
      {letter ? (
        <Letter to={reach.email} words={words} lang={order.language} {...letter} />
      ) : (
        <p className="part-note">{words('desk.offer.noLetter')}</p>
      )}
      <Question slip="email" {...props} />
      {event && <input type="hidden" name="looked" value={markOf(event)} />}
      <p className="part-note">{words('desk.offer.waits')}</p>
      <div className="btns field">
        {event && asked.length === 0 && (
          <button className="btn" type="submit" {...sendStep}>
            <Ring />
            {words('desk.order.acts.offer.name')}
          </button>
        )}
        <button className="btn btn--line" type="submit" {...lookStep}>
          <Ring />
          {words(letter ? 'desk.offer.lookAnew' : 'desk.order.look')}
        </button>
      </div>
    </section>
  );
}

function Head({ shown: { card, description, context } }: Pick<Props, 'shown'>) {
  const { words } = context;
  const shownPrice = card.quoted ? words('desk.offer.formShowed', { price: description.row.price }) : '';
  const wish = card.wish ? words('desk.offer.wish', { wish: card.wish }) : '';
  return (
    <Title
      heading={words('desk.offer.title')}
      sub={[[card.name, card.details].filter(Boolean).join(', '), shownPrice, wish].filter(Boolean).join('. ')}
    />
  );
}

/** An offer and, beside it, the letter that it becomes. */
export const offer: Screen = {
  path: '/orders/:reference/offer',
  acts: { send: offerAct },
  async show(context, { params: { reference = '' }, tried }) {
    const shown = await readOrder(context, reference, tried);
    if (!shown) return null;
    const { words, now } = context;
    const { card, reach, description, history, next } = shown;
    const read = tried ? readOffer(tried.form, { card, email: reach.email, now }) : empty;
    const back = { to: pathOf(shown), name: description.row.name };
    const page = { title: words('desk.offer.title'), place: 'inbox', back } as const;
    if (!mayBecome(history, 'offer'))
      return {
        ...page,
        main: (
          <>
            <Head shown={shown} />
            <p className="part-note">{words('desk.offer.notNow')}</p>
            <ButtonLink to={pathOf(shown)}>{description.row.name}</ButtonLink>
          </>
        ),
      };
    return {
      ...page,
      actbar: (
        <div className="actbar actbar--phone">
          <button className="btn" type="submit" form="offer" {...lookStep}>
            <Ring />
            {words('desk.order.look')}
          </button>
        </div>
      ),
      main: (
        <>
          <Head shown={shown} />
          <form id="offer" method="post" action={`${pathOf(shown)}/offer/send#letter`}>
            <Seen next={next} />
            {read.sure.map((slip) => (
              <input key={slip} type="hidden" name="sure" value={slip} />
            ))}
            {/* Enter in a field shows the letter, and sends nothing */}
            <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" {...lookStep} />
            <div className="split split--even">
              <Typed shown={shown} read={read} />
              <Side shown={shown} read={read} />
            </div>
          </form>
        </>
      ),
    };
  },
};
