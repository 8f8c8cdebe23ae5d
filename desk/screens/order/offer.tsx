import { artist } from '@/content/artist';
import { meantEmail } from '@/domain/mistyped-email';
import type { DatedEvent } from '@/domain/order/events';
import { meantPrice, type Slip } from '@/domain/order/slips';
import { mayBecome } from '@/domain/order/status';
import { typedSum } from '@/domain/typed-sums';
import { inLine } from '@/i18n/typography';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { sureField } from '../../acts/act';
import { offer as offerAct, sendStep } from '../../acts/offer';
import { hasParcel, type OfferForm, offerAbout, readOffer, usualDelivery, usualDeposit } from '../../acts/offer-form';
import { isTicked, lookedField, lookStep, markOf } from '../../acts/texts';
import { Ask, Chips, Field, TickBox, Understood } from '../../shell/fields';
import { Letter } from '../../shell/letter';
import { ButtonLink, Links, Ring, Seen, Title } from '../../shell/parts';
import { formatPrice, spaced } from '../../sums';
import type { Screen } from '../screen';
import { pathOf, readOrder, type ShownOrder } from './shown';

const empty: OfferForm = {
  event: null,
  problems: {},
  asked: [],
  understood: { work: null, deposit: null, total: null },
};

type Props = Readonly<{ shown: ShownOrder; read: OfferForm }>;

/** The question about a slip, where it is still to be answered. */
function Question({ slip, shown, read }: Props & Readonly<{ slip: Slip }>) {
  const { asked, understood } = read;
  const { context, card, reach } = shown;
  const { words, locale } = context;
  if (!asked.includes(slip)) return null;
  if (slip === 'price') {
    const [work, quoted] = [understood.work ?? 0, card.quoted?.grosze ?? 0];
    const [price, meant] = [formatPrice(work, locale), meantPrice(work, quoted)];
    const question = words('desk.offer.ask.price', { price, quoted: formatPrice(quoted, locale) });
    const other =
      meant === null ? [] : [{ name: 'price', value: typedSum(meant, locale), label: formatPrice(meant, locale) }];
    const sure = { name: sureField, value: slip, label: words('desk.offer.ask.priceSure', { price }) };
    return <Ask question={question} answers={[...other, sure]} />;
  }
  const facts = { email: reach.email, meant: meantEmail(reach.email) ?? '' };
  const [to, mend] =
    slip === 'email'
      ? [`${pathOf(shown)}#contact`, words('desk.order.correct')]
      : ['/me', words('desk.offer.ask.addAccount')];
  return (
    <>
      <Ask
        question={words(`desk.offer.ask.${slip}`, facts)}
        answers={[{ name: sureField, value: slip, label: words(`desk.offer.ask.${slip}Sure`) }]}
      />
      <Links to={{ [to]: mend }} />
    </>
  );
}

/** The part that is paid at once: usual shares, or a sum of one's own. */
function Deposit({ shown, read: { understood, problems } }: Props) {
  const { context, card, tried } = shown;
  const { words, locale } = context;
  const usual = [...new Set(['0%', '30%', '50%', '100%', `${artist.depositPercent}%`])].toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  const { deposit, total } = understood;
  const named: Readonly<Record<string, string>> = {
    '0%': words('desk.offer.depositNone'),
    '100%': words('desk.offer.depositAll'),
  };
  const isKnown = deposit !== null && total !== null && !problems.ownDeposit;
  const parts = (sum: string, rest: string) => words('desk.offer.depositSaid', { deposit: sum, rest });
  return (
    <Chips
      tried={tried}
      name="deposit"
      value={usualDeposit(card)}
      className="offer-deposit"
      legend={words('offer.deposit')}
      options={[
        ...usual.map((share) => [share, named[share] ?? share] as const),
        ['other', words('desk.offer.depositOther')],
      ]}
    >
      <Field
        {...{ tried, words, act: 'send', name: 'ownDeposit', unit: 'zł', inputMode: 'decimal' }}
        label={words('desk.offer.ownDeposit')}
        hint={words('desk.offer.ownDepositHint')}
      />
      <p className="said">
        <output name="parts" data-words={parts('{deposit}', '{rest}')}>
          {isKnown && parts(formatPrice(deposit, locale), formatPrice(total - deposit, locale))}
        </output>
      </p>
    </Chips>
  );
}

function Typed(props: Props) {
  const { shown, read } = props;
  const { context, card, tried, order } = shown;
  const { words, locale, now } = context;
  const { work, total } = read.understood;
  const field = { tried, words, act: 'send' } as const;
  const sum = { ...field, unit: 'zł', inputMode: 'decimal' } as const;
  const day = { when: 'ahead', today: dayInWarsaw(now) } as const;
  const parcel = hasParcel(card);
  const usual = usualDelivery(card);
  // what the form showed as it is needs no typing; `from` is a price to begin with
  const fixed = card.quoted && !card.quoted.from ? typedSum(card.quoted.grosze, locale) : '';
  return (
    <div>
      <Field {...sum} name="price" label={words('desk.offer.price')} value={fixed}>
        {work !== null && <Understood>{formatPrice(work, locale)}</Understood>}
        <Question slip="price" {...props} />
      </Field>
      <Field {...field} name="reason" label={words('desk.offer.reason')} hint={words('desk.offer.reads')} />
      {parcel && (
        <Field
          {...sum}
          name="delivery"
          label={words('offer.delivery')}
          value={usual === null ? '' : typedSum(usual, locale)}
        />
      )}
      <div className="field">
        <p className="field-label">{words('desk.offer.total')}</p>
        <output name="total" className="sum">
          {total !== null && formatPrice(total, locale)}
        </output>
      </div>
      <Deposit {...props} />
      <div className="pair">
        <Field {...{ ...field, day }} name="by" label={words('desk.order.by')} />
        {parcel && <Field {...{ ...field, day }} name="arrives" label={words('desk.offer.arrives')} />}
      </div>
      <Field
        {...field}
        name="payAt"
        label={words('desk.offer.payAt')}
        hint={words('desk.offer.payAtHint')}
        inputMode="url"
      />
      <Question slip="account" {...props} />
      <Field {...field} name="note" label={words('desk.offer.note')} rows={4} />
      <Field
        {...{ ...field, day }}
        name="until"
        label={words('desk.offer.until')}
        hint={words('desk.offer.untilHint')}
      />
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
        <p className="said mark mark--open">
          <a href={`#send-${asked[0] === 'price' ? 'price' : 'payAt'}`}>
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
      {event && <input type="hidden" name={lookedField} value={markOf(event)} />}
      <p className="part-note">{words('desk.offer.waits')}</p>
      <div className="btns g2h wraps field">
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
  const shownPrice = card.quoted ? words('desk.offer.formShowed', { price: spaced(description.row.price) }) : '';
  const wish = card.wish ? words('desk.offer.wish', { wish: card.wish }) : '';
  return (
    <Title
      heading={words('desk.offer.title')}
      sub={[[card.name, inLine(card.details)].filter(Boolean).join(', '), shownPrice, wish].filter(Boolean).join('. ')}
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
    const { words } = context;
    const { card, order, description, history, next } = shown;
    const read = tried ? readOffer(tried.form, offerAbout(context, order, card)) : empty;
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
          <form id="offer" method="post" action={`${pathOf(shown)}/offer/send#letter`} data-sums="">
            <Seen next={next} />
            {tried?.form.values[sureField]?.map((sure) => (
              <input key={sure} type="hidden" name={sureField} value={sure} />
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
