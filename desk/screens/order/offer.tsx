import { meantEmail } from '@/domain/mistyped-email';
import type { OrderEvent } from '@/domain/order/events';
import { meantPrice, type Slip } from '@/domain/order/slips';
import { mayBecome } from '@/domain/order/status';
import { typedSum } from '@/domain/typed-sums';
import { inLine } from '@/i18n/typography';
import { seenField, sureField } from '../../acts/act';
import { offer as offerAct, offerFields, offerOf, sendStep, slipsOf, sumsOf } from '../../acts/offer';
import { markOf, previewedField, previewStep } from '../../acts/texts';
import { Ask } from '../../form/fields';
import { FormFields } from '../../form/form';
import { readFields, type Typed, type Values } from '../../form/kinds';
import { Letter } from '../../shell/letter';
import { Button, ButtonLink, PreviewButton } from '../../shell/parts';
import { drawn, type Pieces } from '../../shell/pieces';
import { formatPrice, spaced } from '../../sums';
import { fileOf } from '../../works/checkout';
import type { Screen } from '../screen';
import { letterOf } from './next';
import { type OrderRead, pathOf, readOrder } from './read-order';

type Fields = ReturnType<typeof offerFields>;

/** `asked`: the questions that are still to be answered; `event`: null until all of it is right. */
type Typing = Readonly<{
  typed: Typed<Fields> | null;
  event: OrderEvent | null;
  asked: readonly Slip[];
}>;
type Props = Readonly<{ order: OrderRead; typing: Typing }>;

const isReady = ({ event, asked }: Typing): boolean => event !== null && asked.length === 0;

function readOffer(order: OrderRead): Typing {
  const { tried, context } = order;
  if (!tried) return { typed: null, event: null, asked: [] };
  const { typed, read } = readFields(offerFields(order), tried.form, context.now);
  offerAct.described.check?.(typed, read, order);
  if (!read.isRight()) return { typed, event: null, asked: [] };
  const values = typed as Values<Fields>;
  return { typed, event: offerOf(values, order), asked: slipsOf(values, order, tried.form) };
}

function Question({ slip, order, typing }: Props & Readonly<{ slip: Slip }>) {
  const { context, card, reach } = order;
  const { words, locale } = context;
  if (!typing.asked.includes(slip)) return null;
  if (slip === 'price') {
    const [work, quoted] = [typing.typed?.price ?? 0, card.quoted?.grosze ?? 0];
    const [price, meant] = [formatPrice(work, locale), meantPrice(work, quoted)];
    const question = words('desk.offer.ask.price', { price, quoted: formatPrice(quoted, locale) });
    const other =
      meant === null ? [] : [{ name: 'price', value: typedSum(meant, locale), label: formatPrice(meant, locale) }];
    const sure = { name: sureField, value: slip, label: words('desk.offer.ask.priceSure', { price }) };
    return <Ask question={question} answers={[...other, sure]} />;
  }
  const facts = { email: reach.email, meant: meantEmail(reach.email) ?? '' };
  const isUnpublished = slip === 'account' && fileOf(context, 'artist.json').bankAccount !== null;
  const account = isUnpublished
    ? (['/publish', 'desk.offer.ask.publishAccount'] as const)
    : (['/me', 'desk.offer.ask.addAccount'] as const);
  const [to, mend] = slip === 'email' ? ([`${pathOf(order)}#contact`, 'desk.order.correct'] as const) : account;
  return (
    <>
      <Ask
        question={words(`desk.offer.ask.${isUnpublished ? 'accountUnpublished' : slip}`, facts)}
        answers={[{ name: sureField, value: slip, label: words(`desk.offer.ask.${slip}Sure`) }]}
      />
      {drawn([{ links: { [to]: words(mend) } }])}
    </>
  );
}

function typedSide(props: Props): Pieces {
  const { words, locale } = props.order.context;
  const { price, reason, delivery, deposit, ownDeposit, by, arrives, payAt, ...rest } = offerFields(props.order);
  const { total, deposit: first } = props.typing.typed ? sumsOf(props.typing.typed) : { total: null, deposit: null };
  const parts = (deposit: string, rest: string) => words('desk.offer.depositSaid', { deposit, rest });
  const inParts =
    total !== null &&
    first !== null &&
    first > 0 &&
    first < total &&
    parts(formatPrice(first, locale), formatPrice(total - first, locale));
  const belowDeposit = (
    <>
      <FormFields fields={{ ownDeposit }} />
      <p className="said">
        <output name="parts" data-words={parts('{deposit}', '{rest}')}>
          {inParts}
        </output>
      </p>
    </>
  );
  return [
    { fields: { price, reason, delivery }, after: { price: <Question slip="price" {...props} /> } },
    <div className="field">
      <p className="field-label">{words('desk.offer.total')}</p>
      <output name="total" className="sum block">
        {total !== null && formatPrice(total, locale)}
      </output>
    </div>,
    {
      fields: { deposit, by, arrives, payAt, ...rest },
      after: { deposit: belowDeposit, payAt: <Question slip="account" {...props} /> },
    },
  ];
}

function Side(props: Props) {
  const { context, order, reach, name, tried } = props.order;
  const { words } = context;
  const { event, asked } = props.typing;
  // where something is wrong, the page stays at that, though the form asks for the letter
  const id = tried && !event ? undefined : 'letter';
  const letter = event && letterOf(props.order, event);
  return (
    <section className="field letter-side" id={id} tabIndex={id && -1} aria-label={words('desk.offer.letter')}>
      {asked.length > 0 && (
        <p className="said mark" data-state="waiting">
          <a className="target" href={`#send-${asked[0] === 'price' ? 'price' : 'payAt'}`}>
            {words('desk.offer.answerFirst', { n: asked.length })}
          </a>
        </p>
      )}
      <p className="field-label">
        {words('desk.offer.readBy', { name })}{' '}
        <span className="field-hint">{words(`desk.order.in.${order.language}`)}</span>
      </p>
      {letter ? (
        <Letter to={reach.email} lang={order.language} {...letter} />
      ) : (
        <p className="part-note">{words('desk.offer.noLetter')}</p>
      )}
      <Question slip="email" {...props} />
      {event && <input type="hidden" name={previewedField} value={markOf(event)} />}
      <p className="part-note">{words('desk.offer.waits')}</p>
      <div className="btns g2h wraps field">
        {isReady(props.typing) && <Button {...sendStep}>{words('desk.order.acts.offer.name')}</Button>}
        <PreviewButton>{words(letter ? 'desk.offer.previewAnew' : 'desk.order.preview')}</PreviewButton>
      </div>
    </section>
  );
}

function subOf({ card, description, context: { words } }: OrderRead): string {
  const shownPrice = card.quoted ? words('desk.offer.formShowed', { price: spaced(description.row.price) }) : '';
  const wish = card.wish ? words('desk.offer.wish', { wish: card.wish }) : '';
  return [[card.name, inLine(card.details)].filter(Boolean).join(', '), shownPrice, wish].filter(Boolean).join('. ');
}

export const offer: Screen = {
  path: '/orders/:reference/offer',
  acts: { send: offerAct },
  async show(context, { params: { reference = '' }, tried }) {
    const order = await readOrder(context, reference, tried);
    if (!order) return null;
    const { words } = context;
    const { name } = order.description.row;
    const typing = readOffer(order);
    const back = { to: pathOf(order), name };
    const page = { title: words('desk.offer.title'), sub: subOf(order), place: 'inbox', back } as const;
    if (!mayBecome(order.history, 'offer'))
      return {
        ...page,
        main: [{ note: words('desk.offer.notNow') }, <ButtonLink to={pathOf(order)}>{name}</ButtonLink>],
      };
    return {
      ...page,
      actbar: (
        <div className="actbar actbar--phone">
          <Button form="offer" {...(isReady(typing) ? sendStep : previewStep)}>
            {words(isReady(typing) ? 'desk.order.acts.offer.name' : 'desk.order.preview')}
          </Button>
        </div>
      ),
      main: [
        {
          form: `${pathOf(order)}/offer/send#letter`,
          id: 'offer',
          hidden: { [seenField]: order.next },
          'data-sums': '',
          of: [
            // Enter in a field shows the letter, and sends nothing
            <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" {...previewStep} />,
            { split: 'even', of: [typedSide({ order, typing }), <Side order={order} typing={typing} />] },
          ],
        },
      ],
    };
  },
};
