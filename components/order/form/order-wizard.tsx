import { type ReactNode, useEffect, useState } from 'react';
import { type Accepted, askForToken } from '@/components/forms/send/send';
import { load } from '@/components/islands/load';
import { Ring } from '@/components/ui/ring';
import { Toasts } from '@/components/ui/toast/toasts';
import type { OrderType } from '@/content/order';
import { formPath, shopOrders } from '@/domain/api';
import type { SizesOffered } from '@/domain/order/asked';
import { isPriced, missing, missingDelivery, type Need } from '@/domain/order/needs';
import { answersIn } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import type { Localized } from '@/i18n/locales';
import { DraftFoot } from '../draft/draft-foot';
import { DraftNote } from '../draft/draft-note';
import { fetchStore } from '../photos/photo-store';
import { SentNote } from '../send/sent-note';
import { useSubmit } from '../send/use-submit';
import { Stage } from '../stage/stage';
import type { ShownWork } from '../stage/stage-props';
import type { FewWords, OrderWords, WizardWords } from '../words';
import { choiceWords, priceWords } from './choice-words';
import { OrderBody } from './order-body';
import type { OrderTexts } from './order-values';
import './order-wizard.css';
import { useOrder } from './use-order';

export type OrderWizardProps = Readonly<{
  type: OrderType;
  item: number | null;
  sizes: SizesOffered;
  title: Localized | null;
  work: ShownWork | null;
  typeName: string;
  few: FewWords;
  termsHref: string;
  privacyHref: string;
  first: ReactNode;
  head: ReactNode;
  intro: ReactNode;
}>;

const names = ['params', 'delivery', 'order'] as const;

/** Progress in three steps, of which `done` are filled. They are no links: all is on one page (DESIGN-10). */
const Steps = ({ words, done }: { words: OrderWords; done: number }) => (
  <ol className="order-wizard__steps order-wizard__wide wraps g0-6" aria-label={words.steps.label}>
    {names.map((name, index) => (
      <li
        key={name}
        className="bar g2 small dim"
        data-chosen={index < done ? '' : undefined}
        aria-current={index === done ? 'step' : undefined}
      >
        <Ring size="small" />
        {words.steps[name]}
        <span className="visually-hidden"> ({index < done ? words.steps.done : words.steps.todo})</span>
      </li>
    ))}
  </ol>
);

const filledSteps = (open: readonly Need[], texts: OrderTexts): number =>
  open.length > 0 ? 0 : missingDelivery(answersIn(texts)).length > 0 ? 1 : 2;

/** Every browser can send it. With script its sections unlock by the rules that the server checks again (ORDER-9). */
export function OrderWizard(props: Omit<OrderWizardProps, 'few'> & WizardWords) {
  const { locale, type, item, sizes, title, words, typeName } = props;
  const [sent, setSent] = useState<Accepted | null>(null);
  const [entered, enter] = useState(false);
  const order = useOrder({ type, item, sizes, locale, errors: words.errors });
  const submit = useSubmit({
    order,
    locale,
    words,
    onSent: async (accepted) => {
      await order.acts.forget();
      setSent(accepted);
    },
  });
  // React ends the effects of one rendering before it begins those of the next, so the warning about photos is gone by now
  useEffect(() => {
    if (sent?.status) location.assign(sent.status);
  }, [sent]);

  const { draft, texts, photos, ready, notice } = order;
  const work = order.liked ?? props.work;
  const open = missing(draft);
  const [photo] = photos.photos;
  const touch = () => {
    askForToken();
    // later the line may be gone
    Promise.allSettled([
      load(() => import('../stage/live-view')),
      fetchStore(),
      load(() => import('@/components/documents/over-form')).then(({ readOver }) => readOver(props)),
    ]);
    enter(true);
  };
  return (
    <>
      <Stage
        label={words.preview}
        words={props.stageWords}
        locale={locale}
        draft={draft}
        photo={photo}
        work={work}
        first={props.first}
        title={title?.[locale] ?? typeName}
        choice={choiceWords(draft, locale)}
        price={isPriced(draft) ? priceWords(draft, words, locale) : null}
        from={priceOf(draft).from}
      />
      {/* WebKit focuses no button that is clicked, hence the second listener */}
      <form
        className="order-wizard__form stack g8"
        data-order-form=""
        action={formPath(shopOrders)}
        method="post"
        encType="multipart/form-data"
        noValidate
        onFocus={touch}
        onClickCapture={touch}
        onSubmit={(event) => {
          event.preventDefault();
          submit.submit();
        }}
      >
        {sent ? (
          <SentNote words={words.sent} again={words.new} reference={sent.reference} href={sent.status} />
        ) : (
          <>
            {props.head}
            <div className="unboxed" aria-live="polite">
              {notice && (
                <DraftNote order={order} notice={notice} words={words} locale={locale} title={title} work={work} />
              )}
            </div>
            <Steps words={words} done={filledSteps(open, texts)} />
            <OrderBody
              intro={props.intro}
              words={words}
              locale={locale}
              draft={draft}
              sizes={sizes}
              texts={texts}
              errors={Object.fromEntries(submit.marked.map((name) => [name, words.errors[name]]))}
              title={title}
              termsHref={props.termsHref}
              privacyHref={props.privacyHref}
              live={{ order, submit, work, entered }}
            />
            {ready && order.touched && (
              <DraftFoot order={order} words={words} sendNow={open.length === 0 ? submit.submit : null} />
            )}
          </>
        )}
      </form>
      <Toasts words={props.toastWords} />
    </>
  );
}
