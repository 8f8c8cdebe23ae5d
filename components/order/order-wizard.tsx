'use client';

import { useEffect, useState } from 'react';
import { askForToken } from '@/components/forms/token';
import { Toasts } from '@/components/ui/toaster';
import { missingDelivery } from '@/domain/order/delivery';
import { fieldStates } from '@/domain/order/fields';
import { missing, type Need } from '@/domain/order/needs';
import { priceOf } from '@/domain/order/price';
import { fill } from '@/i18n/fill';
import { useCheck } from './check/use-check';
import { choiceWords } from './choice-words';
import { Choices } from './choices';
import { photoTools } from './draft-store';
import { Finish, type Sent } from './finish';
import type { Recipient } from './order-in-making';
import { wakeSender } from './order-sender';
import styles from './order-wizard.module.css';
import type { OrderWizardProps } from './order-wizard-props';
import { priceWords } from './price-words';
import { LockedSection } from './section';
import { SentNote } from './sent/sent-note';
import { loadDrawings, Stage } from './stage/stage';
import { Steps } from './steps';
import { useOrderDraft } from './use-order-draft';

/** The steps that are filled: parameters, then delivery. The third step is sending. */
const filledSteps = (open: readonly Need[], recipient: Recipient): number =>
  open.length > 0 ? 0 : missingDelivery(recipient).length > 0 ? 1 : 2;

/** The order form. Its sections unlock from top to bottom, by the same rules that the server checks again (ORDER-9). */
export function OrderWizard(props: OrderWizardProps) {
  const { locale, type, item, title, words, typeName, work } = props;
  const [sent, setSent] = useState<Sent | null>(null);
  const inHand = useOrderDraft(type, item, sent !== null);
  const { draft, recipient, photos, choose, text, keeping } = inHand;
  const { notice, tools, touched, acts } = keeping;
  const check = useCheck();
  const sentHref = sent?.kept ? props.sentHref : null;
  // React ends the effects of one rendering before it begins those of the next, so the warning about photos is gone by
  // now. A full page load, so that nothing of the order stays in memory.
  useEffect(() => {
    if (sentHref) window.location.assign(sentHref);
  }, [sentHref]);
  const finish = async (accepted: Sent) => {
    await keeping.forget();
    setSent(accepted);
  };

  const states = fieldStates(draft);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const wake = () => {
    askForToken();
    wakeSender();
    void loadDrawings().catch(() => undefined);
    keeping.wake();
    if (!check.Check) check.wake();
    if (states.photos !== 'hidden') void photoTools();
  };
  const open = missing(draft);
  const choosing = states.photos !== 'hidden' || states.medium !== 'hidden' || states.attributes !== 'hidden';
  const price = open.length > 0 ? null : priceWords(draft, words, locale);
  const standing =
    price === null
      ? fill(words.locked, { missing: open.map((need) => words.needs[need]).join(', ') })
      : `${words.price}: ${price}`;
  return (
    <div className={styles.order}>
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
      <form className={styles.form} noValidate onFocus={wake} onSubmit={(event) => event.preventDefault()}>
        {sent ? (
          <SentNote words={words.sent} reference={sent.reference} href={sentHref} />
        ) : (
          <>
            <div ref={setAbove} className={styles.slot} />
            {props.head}
            {tools && acts && notice && (
              <tools.DraftNote {...{ notice, words, locale, draft, title, acts, work }} photo={photos.photos[0]} />
            )}
            <Steps words={words} done={filledSteps(open, recipient)} />
            {props.intro}
            <p className="visually-hidden" role="status">
              {standing}
            </p>
            {/* inert until the script answers, so that no choice is made in vain */}
            <div className={styles.parts} inert={!inHand.ready}>
              {choosing && (
                <Choices {...{ words, pictures: props.mediumPictures, locale, draft, choose, text, photos }} />
              )}
              <div ref={setBelow} className={styles.slot} />
              {open.length === 0 ? (
                <Finish order={props} inHand={inHand} check={check} onSent={finish} />
              ) : (
                <LockedSection title={words.deliveryH}>{standing}</LockedSection>
              )}
              {tools && acts && touched && (
                <tools.DraftFoot {...{ words, draft, keeping, acts }} sendNow={open.length > 0 ? null : photos.retry} />
              )}
            </div>
          </>
        )}
      </form>
      {props.plain}
      <Toasts words={props.toastWords} />
    </div>
  );
}
