import { Button } from '@/components/ui/button';
import type { OrderType } from '@/content/order';
import { type DeliveryField, deliveryFields } from '@/domain/order/delivery';
import { formatPrice } from '@/domain/price-format';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { Answers, answersOf } from './answers';
import type { SentOrder } from './sent-order';
import styles from './sent-result.module.css';
import type { OrderWords } from './words';

export type ReceiptWords = Readonly<
  Record<'reference' | 'keep' | 'print' | 'when' | 'reply' | 'params' | 'deliveryH' | 'agree', string> &
    Record<'price' | 'from' | 'priceFrom' | 'priceNext', string>
> &
  Readonly<{
    types: Readonly<Record<OrderType, string>>;
    lines: OrderWords['lines'];
    delivery: Readonly<Record<DeliveryField, string>>;
  }>;
type Props = Readonly<{ locale: Locale; words: ReceiptWords; sent: SentOrder }>;

const priceIn = ({ grosze, from }: SentOrder['price'], words: ReceiptWords, locale: Locale): string => {
  const price = formatPrice(grosze, locale);
  return from ? fill(words.from, { price }) : price;
};

/** `12 maja 2026` and `18:20`, in the buyer's own time. */
const dateIn = (at: Date, locale: Locale) => ({
  date: new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { dateStyle: 'long' }).format(at),
  time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at),
});

/** What was ordered, with the red sticker. */
export function SentWork({ locale, words, sent }: Props) {
  const title = sent.title?.[locale];
  const type = words.types[sent.type];
  return (
    <figure className={styles.ordered}>
      {sent.image ? (
        <span className={styles.wall}>
          <img src={sent.image} alt="" />
        </span>
      ) : null}
      <figcaption>
        <span className={styles.dot} aria-hidden="true" />
        <span>
          <i>{title ?? type}</i>
          <span className="cap quiet">
            {title ? `${type}, ` : ''}
            <span className="num nowrap">{priceIn(sent.price, words, locale)}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The number to keep, when the order was sent, and when and where an answer can be expected. */
export function SentReference({ locale, words, sent }: Props) {
  return (
    <div className={styles.reference}>
      <p className="small quiet">{words.reference}</p>
      <p className={`num ${styles.number}`} data-testid="reference">
        {sent.reference}
      </p>
      <p className="small">{words.keep}</p>
      <p className={`small ${styles.when}`}>
        {fill(words.when, { ...dateIn(new Date(sent.at), locale), email: sent.delivery.email })}
      </p>
      <p className="small">{words.reply}</p>
      <span className={styles.print}>
        <Button line onClick={() => window.print()}>
          {words.print}
        </Button>
      </span>
    </div>
  );
}

/** Every choice, the price, and the delivery address. */
export function SentAnswers({ locale, words, sent }: Props) {
  const delivery = deliveryFields.map((key) => ({ key, label: words.delivery[key], value: sent.delivery[key] }));
  return (
    <div className={styles.pair}>
      <section className={styles.part}>
        <h2 className="h3">{words.params}</h2>
        <Answers answers={answersOf(sent.lines, words.lines, locale)} open={words.agree} />
        <p className={styles.total}>
          <span>{words.price}</span>
          <b className="num nowrap">{priceIn(sent.price, words, locale)}</b>
        </p>
        <p className="cap quiet">
          {sent.price.from ? `${words.priceFrom} ` : ''}
          {words.priceNext}
        </p>
      </section>
      <section className={styles.part}>
        <h2 className="h3">{words.deliveryH}</h2>
        <Answers answers={delivery} open={words.agree} />
      </section>
    </div>
  );
}
