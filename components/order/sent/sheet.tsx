import { fill } from '@/i18n/fill';
import { type Answer, answersOf, deliveryAnswers } from '../form/summary';
import { deliveryCostOf, priceLabelOf } from '../words';
import { priceIn, type Shown, type Told, thingIn, whenIn } from './receipt-words';
import { pictureOf, type SentPicture } from './sent-order';
import './sheet.css';
import '@/components/ui/global/scene.css';

type Props = Readonly<{
  picture: SentPicture;
  /** Null until it is drawn, and where the drawing could not be loaded: then the picture stands there by itself. */
  drawing: string | null;
  className: string | undefined;
}>;

/** What was ordered. The same on the page, on paper and in the saved copy. */
export const SentPreview = ({ picture, drawing, className }: Props) =>
  drawing ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes what enters it
    <span className={className} dangerouslySetInnerHTML={{ __html: drawing }} />
  ) : (
    <span className={className}>
      <img src={picture.href} width={picture.width} height={picture.height} alt="" />
    </span>
  );

export const sheetId = 'receipt-sheet';

const Rows = ({ title, rows, open }: Readonly<{ title: string; rows: readonly Answer[]; open: string }>) => (
  <section>
    <h2>{title}</h2>
    <dl>
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={value === null ? 'sheet__open' : undefined}>{value ?? open}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Sums = (told: Told) => (
  <ul className="sheet__sums">
    <li>
      <span>{thingIn(told)}</span>
      <span className="sheet__nowrap">{priceIn(told)}</span>
    </li>
    <li>
      <span>{told.words.deliveryH}</span>
      <span>{deliveryCostOf(told.sent.choice, told.words.costs)}</span>
    </li>
    <li>
      <b>{priceLabelOf(told.sent.choice, told.words)}</b>
      <b className="sheet__nowrap">{priceIn(told)}</b>
    </li>
  </ul>
);

const Top = ({ drawing, ...told }: Shown) => {
  const { locale, words, sent } = told;
  const picture = pictureOf(sent);
  return (
    <div className={picture ? 'sheet__top' : undefined}>
      {picture ? (
        <figure>
          <SentPreview className="sheet__tile" picture={picture} drawing={drawing} />
          <figcaption>{sent.title?.[locale] ?? thingIn(told)}</figcaption>
        </figure>
      ) : null}
      <div>
        <h1>{words.heading}</h1>
        <p data-part="lead">{whenIn(told)}</p>
        <Sums {...told} />
        {sent.price.from ? <p className="sheet__note">{words.priceFrom}</p> : null}
      </div>
    </div>
  );
};

/** The order on one sheet of A4: what is printed, and what the saved copy holds. */
function Sheet({ drawing, ...told }: Shown) {
  const { locale, words, sent } = told;
  const delivery = deliveryAnswers(words.delivery, sent.delivery);
  return (
    <article id={sheetId} className="sheet__sheet">
      <header>
        <p className="sheet__brand">
          {words.brand.map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text))}
          <span className="sheet__dot" />
        </p>
        <p className="sheet__reference">{sent.reference}</p>
      </header>
      <Top {...told} drawing={drawing} />
      <div className="sheet__pair">
        <Rows title={words.params} rows={answersOf(sent.lines, words.lines, locale)} open={words.agree} />
        <Rows title={words.contactH} rows={delivery} open={words.agree} />
      </div>
      {sent.photos.some(({ small }) => small) ? (
        <p className="sheet__photos">
          {sent.photos.map(({ id, name, small }) => (small ? <img key={id} src={small.href} alt={name} /> : null))}
        </p>
      ) : null}
      <section>
        <h2>{words.next}</h2>
        <ol>
          {words.steps[sent.fulfilment].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <footer data-part="foot">{fill(words.paperFoot, { reference: sent.reference })}</footer>
    </article>
  );
}

/** The sheet as a part of the page: seen on paper only. */
export const PaperSheet = (shown: Shown) => (
  <div className="sheet__paper">
    <Sheet {...shown} />
  </div>
);
