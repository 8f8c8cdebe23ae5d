import { useEffect } from 'react';
import { Notice } from '@/components/forms/fields/inputs';
import { load } from '@/components/islands/load';
import { keepFile } from '@/components/ui/browser';
import { Button, ButtonLink } from '@/components/ui/button';
import { fill } from '@/i18n/fill';
import { Answers, answersOf, deliveryAnswers, Total } from '../form/summary';
import { deliveryCostOf, priceLabelOf } from '../words';
import { dateIn, doubtIn, priceIn, type Shown, type Told, thingIn, whenIn } from './receipt-words';
import { pictureOf } from './sent-order';
import { SentPreview, sheetId } from './sheet';
import './sent-result.css';

/** The receipt as a file, and on paper. */
function KeepCopy({ locale, words, sent }: Told) {
  useEffect(() => {
    // fetched with the page, so that a copy can be kept when the network is gone
    void load('saved-copy');
  }, []);
  async function save() {
    const sheet = document.getElementById(sheetId);
    if (!sheet) return;
    const { savedCopy } = await load('saved-copy');
    const { reference, photos } = sent;
    const name = fill(words.file, { reference });
    const said = {
      lead: fill(words.copyLead, { date: dateIn(new Date(), locale) }),
      foot: photos.length > 0 ? words.copyFootPhotos : words.copyFoot,
    };
    const copy = await savedCopy(sheet, { locale, title: `${words.heading} ${reference}`, ...said });
    keepFile(new Blob([copy], { type: 'text/html' }), name);
  }
  return (
    <span className="sent-result__keep">
      <Button onClick={save}>{words.save}</Button>
      <Button line onClick={() => window.print()}>
        {words.print}
      </Button>
    </span>
  );
}

/** What was ordered, with the red sticker. */
export function SentWork({ drawing, ...told }: Shown) {
  const { locale, sent } = told;
  const thing = thingIn(told);
  const picture = pictureOf(sent);
  return (
    <figure className="sent-result__ordered">
      {picture ? <SentPreview className="sent-result__wall" picture={picture} drawing={drawing} /> : null}
      <figcaption>
        <span className="sent-result__dot" aria-hidden="true" />
        <span>
          <i>{sent.title?.[locale] ?? thing}</i>
          <span className="cap quiet">
            {sent.title ? `${thing}, ` : ''}
            <span className="num nowrap">{priceIn(told)}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The number to keep, when the order was sent, and when and where an answer can be expected. */
export function SentReference(told: Told) {
  const { words, sent } = told;
  const doubt = doubtIn(told);
  return (
    <div className="sent-result__reference">
      <p className="small quiet">{words.reference}</p>
      <p className="num sent-result__number" data-testid="reference">
        {sent.reference}
      </p>
      <p className="small">{words.keep}</p>
      <p className="small sent-result__when">{whenIn(told)}</p>
      {doubt ? (
        <Notice>
          {doubt} {sent.status ? <a href={`${sent.status}?step=contact`}>{words.change}</a> : null}
        </Notice>
      ) : (
        <p className="small">{words.reply}</p>
      )}
      {sent.status ? (
        <p className="sent-result__status">
          <ButtonLink line href={sent.status}>
            {words.status}
          </ButtonLink>
        </p>
      ) : null}
      <KeepCopy {...told} />
    </div>
  );
}

const SentPhotos = ({ words, sent }: Told) => (
  <section className="sent-result__part">
    <h2 className="h3">{words.photos}</h2>
    <ul className="sent-result__photos">
      {sent.photos.map(({ id, name, small }) => (
        <li key={id} className="cap">
          {small ? <img src={small.href} alt="" /> : null}
          {name}
        </li>
      ))}
    </ul>
  </section>
);

/** Every choice, the price, the photos and the delivery address. */
export function SentAnswers(told: Told) {
  const { locale, words, sent } = told;
  const delivery = deliveryAnswers(words.delivery, sent.delivery);
  return (
    <>
      <div className="sent-result__pair">
        <section className="sent-result__part">
          <h2 className="h3">{words.params}</h2>
          <Answers answers={answersOf(sent.lines, words.lines, locale)} open={words.agree} />
          <Total label={priceLabelOf(sent.choice, words)} price={priceIn(told)} />
          <p className="cap quiet">
            {words.deliveryH}: {deliveryCostOf(sent.choice, words.costs)}.{' '}
            {sent.price.from ? `${words.priceFrom} ` : ''}
            {words.priceNext}
          </p>
        </section>
        <section className="sent-result__part">
          <h2 className="h3">{words.contactH}</h2>
          <Answers answers={delivery} open={words.agree} />
        </section>
      </div>
      {sent.photos.length > 0 ? <SentPhotos {...told} /> : null}
    </>
  );
}
