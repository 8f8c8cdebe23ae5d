import { ButtonLink } from '@/components/ui/button';
import { StateMark } from '@/components/ui/state-mark';
import { artist } from '@/content/artist';
import { mural } from '@/content/terms';
import type { Artwork } from '@/content/types';
import { sizeText } from '@/domain/gallery/museum-label';
import { formatPrice } from '@/domain/shop/price-format';
import type { WorkOffer } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { messageLink } from '@/i18n/sections';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import './plate.css';

type Props = Readonly<{ artwork: Artwork; offer: WorkOffer; locale: Locale }>;

function Particulars({ artwork, offer, locale }: Props) {
  const t = translator(locale);
  const { technique, sizeCm, year, place } = artwork;
  const file = offer.receives === t('shop.delivers.file');
  const received = file ? `${offer.receives}, ${t('art.fileNote')}` : offer.receives;
  const rows = [
    [t('art.technique'), technique && bind(technique[locale], locale)],
    [t('art.size'), sizeCm && sizeText(sizeCm, locale)],
    [t('art.year'), year],
    [t('art.place'), place && bind(place[locale], locale)],
    [t('art.receives'), received],
  ].filter(([, fact]) => fact);
  return (
    <dl className="plate__facts t3 small">
      {rows.map(([name, fact]) => (
        <div key={name}>
          <dt className="visually-hidden">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function muralTerms(locale: Locale): string {
  const { grosze, km, days } = mural;
  const price = formatPrice(grosze, locale);
  return translator(locale)('art.muralTerms', { price, km: String(km), ...days, city: artist.city[locale] });
}

function Acts({ artwork, offer, locale }: Props) {
  const t = translator(locale);
  const { title } = artwork;
  const ask = messageLink(locale, t('art.letter.ask', { title: title[locale] }));
  // what is for sale is not outshone by the order of something like it
  const asksFirst = artwork.state === 'for-sale' && offer.cost !== null;
  const asking = offer.letter !== 'ask' && (
    <ButtonLink wide line={!asksFirst} {...ask}>
      {t('hold.ask')}
    </ButtonLink>
  );
  return (
    <div className="plate__acts stack g2">
      {asksFirst && asking}
      <ButtonLink wide line={asksFirst} href={offer.href} rel={offer.letter ? ask.rel : undefined}>
        {offer.label}
      </ButtonLink>
      {offer.cost && offer.letter !== 'mural' && <p className="small num">{offer.cost}</p>}
      {offer.print && (
        <p className="small num">
          <a className="target" href={offer.print.href}>
            {offer.print.label}
          </a>
        </p>
      )}
      {!asksFirst && asking}
      {offer.letter === 'mural' && <p className="small">{muralTerms(locale)}</p>}
    </div>
  );
}

export function Plate({ artwork, offer, locale }: Props) {
  const t = translator(locale);
  return (
    <div className="plate__plate plate">
      <h1>{bind(artwork.title[locale], locale)}</h1>
      <Particulars artwork={artwork} offer={offer} locale={locale} />
      {artwork.about && <p className="t3">{bind(artwork.about[locale], locale)}</p>}
      {offer.mark && (
        <p className="t4">
          <StateMark state={offer.mark.state}>{offer.mark.word}</StateMark>
        </p>
      )}
      <Acts artwork={artwork} offer={offer} locale={locale} />
      <div className="plate__tools wraps t2 small">
        <a className="plate__ruler sign target g2 plain" href="#scale">
          <span>{t('art.scale')}</span>
        </a>
        <studio-copy-link className="unboxed" data-copied={t('art.copied')}>
          <button className="plate__chain sign target g2 plain" type="button">
            <span aria-live="polite">{t('art.copy')}</span>
          </button>
        </studio-copy-link>
      </div>
    </div>
  );
}
