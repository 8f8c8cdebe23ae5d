import { useEffect, useState } from 'react';
import { type Accepted, askForToken } from '@/components/forms/send/send';
import { load } from '@/components/islands/load';
import { Ring } from '@/components/ui/ring';
import { Toasts } from '@/components/ui/toast/toasts';
import { missingDelivery } from '@/domain/order/delivery';
import { fieldStates } from '@/domain/order/fields';
import { missing, type Need } from '@/domain/order/needs';
import { priceOf } from '@/domain/order/price';
import { fill } from '@/i18n/fill';
import { DraftFoot } from '../draft/draft-foot';
import { DraftNote } from '../draft/draft-note';
import type { Recipient } from '../draft/order-in-making';
import type { OrderWords } from '../words';
import { choiceWords, priceWords } from './choice-words';
import { Finish } from './finish';
import './order-wizard.css';
import { useOrderDraft } from '../draft/use-order-draft';
import { PhotoSection } from '../photos/photo-section';
import { SentNote } from '../send/sent-note';
import { Stage } from '../stage/stage';
import { OrderPart } from './order-part';
import type { WordedProps } from './order-wizard-props';

const names = ['params', 'delivery', 'order'] as const;

/** Progress in three steps, of which `done` are filled. They are no links: all is on one page (DESIGN-10). */
const Steps = ({ words, done }: { words: OrderWords; done: number }) => (
  <ol className="order-wizard__steps" aria-label={words.steps.label}>
    {names.map((name, index) => (
      <li key={name} data-chosen={index < done ? '' : undefined} aria-current={index === done ? 'step' : undefined}>
        <Ring size="small" />
        {words.steps[name]}
        <span className="visually-hidden"> ({index < done ? words.steps.done : words.steps.todo})</span>
      </li>
    ))}
  </ol>
);

/** The steps that are filled: parameters, then delivery. The third step is sending. */
const filledSteps = (open: readonly Need[], recipient: Recipient): number =>
  open.length > 0 ? 0 : missingDelivery(recipient).length > 0 ? 1 : 2;

/** The order form. Its sections unlock from top to bottom, by the same rules that the server checks again (ORDER-9). */
export function OrderWizard(props: WordedProps) {
  const { locale, type, item, title, words, typeName, work } = props;
  const [sent, setSent] = useState<Accepted | null>(null);
  const inHand = useOrderDraft({ type, item, title, sent: sent !== null });
  const { draft, recipient, photos, keeping } = inHand;
  const { notice, touched, acts } = keeping;
  const open = missing(draft);
  const complete = open.length === 0;
  const [entered, enter] = useState(false);
  /** The row of the check that the buyer went away from: it outlives the check, which goes while a choice is missing. */
  const [changing, change] = useState<string | null>(null);
  // React ends the effects of one rendering before it begins those of the next, so the warning about photos is gone by now
  useEffect(() => {
    if (sent?.status) window.location.assign(sent.status);
  }, [sent]);
  const finish = async (accepted: Accepted) => {
    await keeping.forget();
    setSent(accepted);
  };

  const states = fieldStates(draft);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const wake = () => {
    askForToken();
    void load(() => import('../stage/live-view')).catch(() => undefined);
    keeping.wake();
    enter(true);
  };
  const part = { words, locale, inHand };
  const price = complete ? priceWords(draft, words, locale) : null;
  const standing =
    price === null
      ? fill(words.locked, { missing: open.map((need) => words.needs[need]).join(', ') })
      : `${words.price}: ${price}`;
  return (
    <>
      <Stage
        label={words.preview}
        words={props.stageWords}
        locale={locale}
        draft={draft}
        photo={photos.photos[0]}
        work={work}
        first={props.first}
        title={title?.[locale] ?? typeName}
        choice={choiceWords(draft, locale)}
        price={price}
        from={priceOf(draft).from}
        above={above}
        below={below}
      />
      {/* WebKit focuses no button that is clicked, hence the second listener.
          By that method it sends nothing by itself: the plain form stands beside it */}
      <form className="order-wizard__form" method="dialog" noValidate onFocus={wake} onClickCapture={wake}>
        {sent ? (
          <SentNote words={words.sent} again={words.new} reference={sent.reference} href={sent.status} />
        ) : (
          <>
            <div ref={setAbove} className="order-wizard__slot" />
            {props.head}
            {notice && (
              <DraftNote {...{ notice, words, locale, draft, recipient, title, acts, work }} photo={photos.photos[0]} />
            )}
            <Steps words={words} done={filledSteps(open, recipient)} />
            {props.intro}
            <div className="order-wizard__parts">
              {states.photos !== 'hidden' && <PhotoSection {...{ words, locale, draft }} {...photos} />}
              <OrderPart {...part} name="params" title={words.steps.params} />
              <OrderPart {...part} name="medium" title={words.fields.medium} />
              <div ref={setBelow} className="order-wizard__slot" />
              {/* a section that is not open yet keeps its title and says what is missing (DESIGN-10) */}
              <div className={complete ? 'visually-hidden' : 'section__locked'}>
                {complete ? null : <h2>{words.deliveryH}</h2>}
                <p role="status">{standing}</p>
              </div>
              {complete && (
                <Finish {...{ order: props, inHand, changing, change }} entered={entered || touched} onSent={finish} />
              )}
              {touched && <DraftFoot {...{ words, draft, keeping, acts }} sendNow={complete ? photos.retry : null} />}
            </div>
          </>
        )}
      </form>
      <Toasts words={props.toastWords} />
    </>
  );
}
