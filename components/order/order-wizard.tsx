'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { askForToken } from '@/components/forms/token';
import { Toasts, type ToastWords } from '@/components/ui/toaster';
import type { OrderType } from '@/content/order';
import { media, variants } from '@/content/order';
import { missingDelivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { fieldStates } from '@/domain/order/fields';
import { missing } from '@/domain/order/needs';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { DeliverySection } from './delivery-section';
import { fill } from './fill';
import { FinishSection } from './finish-section';
import { MediumSection } from './medium-section';
import styles from './order-wizard.module.css';
import { ParamsSection } from './params-section';
import { PhotoSection } from './photo-section';
import { LockedSection } from './section';
import { keepSent } from './sent-order';
import { Stage } from './stage';
import { Steps } from './steps';
import { priceWords, Summary } from './summary';
import { useOrderDraft } from './use-order-draft';
import { usePhotos } from './use-photos';
import { useSubmit } from './use-submit';
import type { OrderWords } from './words';

export type OrderWizardProps = Readonly<{
  locale: Locale;
  type: OrderType;
  item: number | null;
  /** The work's title, null where none was chosen. */
  title: Localized | null;
  /** Its picture for the stage and its address for the order-sent page. */
  work: ReactNode;
  workImage: string | null;
  typeName: string;
  sentHref: string;
  words: OrderWords;
  toastWords: ToastWords;
  termsLabel: ReactNode;
  dataLine: ReactNode;
  /** The page's own head: title, the item, what the buyer receives. */
  head: ReactNode;
  intro: ReactNode;
}>;

/** Medium or technique in a word, for the strap under the stage. */
function choiceWords(draft: OrderDraft, locale: Locale): string {
  const { type, variant, medium } = draft;
  const technique =
    variant && (type === 'portraits' || type === 'custom-pictures') ? variants[variant].label[type] : null;
  return bind([technique?.[locale], medium && media[medium].label[locale]].filter(Boolean).join(', '), locale);
}

/** The order form: sections unlock downwards, the same rules that the server applies again (specification 4, 5). */
export function OrderWizard(props: OrderWizardProps) {
  const { locale, type, item, title, words, typeName } = props;
  const [sent, setSent] = useState(false);
  const photos = usePhotos(sent);
  const { draft, text, choose, register, lost, forget } = useOrderDraft(type, item, photos.photos.length);
  const detail = choiceWords(draft, locale);

  const finish = (reference: string) => {
    keepSent({
      reference,
      type: typeName,
      title: title?.[locale] ?? null,
      detail,
      price: priceWords(draft, words, locale),
      image: props.workImage,
    });
    setSent(true);
    forget();
    // a full load: the page that says so is another document, and nothing of the order stays behind
    window.setTimeout(() => window.location.assign(props.sentHref), 0);
  };
  const { submit, sending, refusal, marked } = useSubmit({ draft, text, photos: photos.photos, locale, words }, finish);

  const states = fieldStates(draft);
  const open = missing(draft);
  const complete = open.length === 0;
  const filled = complete ? (missingDelivery(text).length === 0 ? 2 : 1) : 0;
  const part = { words, locale, draft, choose, register };
  return (
    <div className={styles.order}>
      <Stage
        label={words.preview}
        photo={photos.photos[0]?.url ?? null}
        work={props.work}
        empty={words.empty}
        title={title?.[locale] ?? typeName}
        detail={detail}
      />
      <form
        className={styles.form}
        noValidate
        onFocus={askForToken}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (complete) submit();
        }}
      >
        {props.head}
        <Steps words={words} done={filled} />
        {props.intro}
        {states.photos !== 'hidden' && <PhotoSection words={words} lost={lost} {...photos} />}
        {states.variant !== 'hidden' && <ParamsSection {...part} />}
        {(states.medium !== 'hidden' || states.attributes !== 'hidden') && <MediumSection {...part} />}
        {complete ? (
          <>
            <DeliverySection
              words={words}
              register={register}
              delivery={text}
              marked={marked.filter((field) => field !== 'terms')}
            />
            <Summary words={words} locale={locale} draft={draft} title={title} />
            <FinishSection
              words={words}
              register={register}
              marked={marked}
              refusal={refusal?.message ?? null}
              sending={sending}
              termsLabel={props.termsLabel}
              dataLine={props.dataLine}
            />
          </>
        ) : (
          <LockedSection title={words.deliveryH}>
            {fill(words.locked, { missing: open.map((need) => words.needs[need]).join(', ') })}
          </LockedSection>
        )}
      </form>
      <Toasts words={props.toastWords} />
    </div>
  );
}
