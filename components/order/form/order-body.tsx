import type { ReactNode } from 'react';
import { ErrorMessage } from '@/components/forms/fields/inputs';
import { Honeypot } from '@/components/forms/send/bot-signals';
import { Button } from '@/components/ui/button';
import { signals } from '@/domain/api';
import { missing } from '@/domain/order/needs';
import { type Delivery, deliveryFields, deliveryOf } from '@/domain/order/order';
import { lowestPrice } from '@/domain/order/price';
import { formatPrice } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Localized } from '@/i18n/locales';
import { Check, PriceList } from '../check/check';
import { PhotoPart } from '../photos/photo-section';
import type { Live, Submit } from '../send/use-submit';
import { SmallScene } from '../stage/small-scene';
import { priceNotes, priceWords } from './choice-words';
import { fieldId, fieldsIn, OrderField, OrderPart, type PartProps } from './order-part';
import './order-body.css';

function Linked({ text, href }: Readonly<{ text: string; href: string }>) {
  const [before, link, after] = text.split(/<\/?a>/);
  return (
    <>
      {before}
      <a href={href}>{link}</a>
      {after}
    </>
  );
}

export type BodyProps = Omit<PartProps, 'register' | 'ready'> &
  Readonly<{
    title: Localized | null;
    intro?: ReactNode;
    privacyHref: string;
    live: Live | null;
  }>;

const isComplete = (draft: PartProps['draft'], isLive: boolean): boolean =>
  // files are not known where there is no script, and no price depends on them
  missing(isLive ? draft : { ...draft, photos: 1 }).length === 0;

const deliveryIn = ({ texts }: Pick<PartProps, 'texts'>): Delivery =>
  deliveryOf(Object.fromEntries(deliveryFields.map((name) => [name, texts[name] ?? ''])) as Delivery);

function choicesOf(part: PartProps) {
  const [first] = [...fieldsIn('params', part), ...fieldsIn('medium', part)];
  return first ? { href: `#${fieldId(first.field)}`, of: part.words.steps.params } : null;
}

function Price({ part, title, live }: Pick<BodyProps, 'title' | 'live'> & Readonly<{ part: PartProps }>) {
  const { draft, words, locale } = part;
  const isReady = live?.order.ready ?? false;
  const destination = fieldsIn('price', part).map((shown) => (
    <div key={shown.field.key} className={shown.row.when}>
      <OrderField shown={shown} {...part} />
    </div>
  ));
  if (!isComplete(draft, isReady))
    return (
      <div className="stack g3">
        {destination}
        <p className="order-body__from line spread g1-4">
          <span>{words.price}</span>
          <b className="price">{fill(words.from, { price: formatPrice(lowestPrice(draft.type), locale) })}</b>
          <span className="cap quiet">{words.priceFrom}</span>
        </p>
      </div>
    );
  return (
    <div className="stack g3">
      <h3 className="h3">{words.review.h}</h3>
      {live ? (
        <Check draft={draft} words={words} locale={locale} delivery={deliveryIn(part)} choices={choicesOf(part)} />
      ) : null}
      {destination}
      <div className="check__cost">
        {live?.entered ? (
          <div className="check__seen">
            <SmallScene id="check" draft={draft} photo={live.order.photos.photos[0]} work={live.work} />
          </div>
        ) : null}
        <PriceList draft={draft} title={title} words={words} locale={locale} />
      </div>
      <p className="cap quiet">{priceNotes(draft, words)}</p>
    </div>
  );
}

function Wrong({ marked, words }: Pick<BodyProps, 'words'> & Pick<Submit, 'marked'>) {
  const title = fill(words.errors.summary, { n: marked.length });
  return (
    <nav className="problem small" aria-label={title}>
      <p className="strong">{title}</p>
      <ul>
        {marked.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{words.errors[field]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Finish(props: BodyProps & Readonly<{ part: PartProps }>) {
  const { part, words, title, privacyHref, live } = props;
  const { marked = [], refusal = null, sending = false } = live?.submit ?? {};
  return (
    <>
      <OrderPart {...part} name="delivery" title={words.deliveryH} aside={words.most} />
      <Price part={part} title={title} live={live} />
      <Honeypot value={props.texts[signals.hidden]} />
      <div className="stack g4">
        {fieldsIn('consent', part).map((shown) => (
          <OrderField key={shown.field.key} shown={shown} {...part} />
        ))}
        {marked.length > 0 ? <Wrong marked={marked} words={words} /> : null}
        {refusal ? <ErrorMessage id="refusal">{refusal}</ErrorMessage> : null}
        <Button type="submit" wide aria-busy={sending || undefined}>
          {sending ? words.sending : words.send}
        </Button>
        <p className="small">{words.request}</p>
        <p className="cap quiet">
          <Linked text={words.data} href={privacyHref} />
        </p>
      </div>
    </>
  );
}

/** Price, terms, delivery and Order come with complete parameters; without script the page has them from the start. */
export function OrderBody(props: BodyProps) {
  const { words, locale, draft, live, texts } = props;
  const ready = live?.order.ready ?? false;
  const part: PartProps = { ...props, ready, register: live?.order.form.register };
  const open = missing(draft);
  const complete = open.length === 0;
  const statusText = complete
    ? `${words.price}: ${priceWords(draft, words, locale)}`
    : fill(words.locked, { missing: open.map((need) => words.needs[need]).join(', ') });
  return (
    <div className="stack g8">
      {['type', 'id', 'language'].map((name) => (
        <input key={name} type="hidden" name={name} value={texts[name] ?? ''} />
      ))}
      <PhotoPart {...part} live={live} />
      {props.intro ? <div className="stack g6">{props.intro}</div> : null}
      <OrderPart {...part} name="params" title={words.steps.params} />
      <OrderPart {...part} name="medium" title={words.fields.medium} />
      {/* a section that is not open yet keeps its title and says what is missing (DESIGN-10) */}
      {live && (
        <div className={complete ? 'visually-hidden' : 'section__locked'} data-scripted="">
          {complete ? null : <h2 className="h3">{words.deliveryH}</h2>}
          <p className="t2" role="status">
            {statusText}
          </p>
        </div>
      )}
      {(complete || !ready) && (
        <div className="stack g8" data-later={live && !complete ? '' : undefined}>
          <Finish {...props} part={part} />
        </div>
      )}
    </div>
  );
}
