import { Icon } from '@/components/ui/icon';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artist } from '@/content/artist';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { artworkPath, neighboursOf } from '@/domain/gallery/artwork-page';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import './beside.css';

type Props = Readonly<{ artwork: Artwork; locale: Locale }>;

function Neighbour({ artwork, locale, way }: Props & Readonly<{ way: 'prev' | 'next' }>) {
  const picture = preparedPicture(artwork);
  const words = translator(locale)(`art.${way}`);
  const ratio = ratioOf(picture.width, picture.height);
  return (
    <a className={`beside__${way}`} href={artworkPath(artwork, locale)} rel={way}>
      <span className={`beside__picture ${picture.className}`}>
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes={`(width >= 560px) min(max(43vw - 180px, 26vw - 20px), ${ratio} * clamp(144px, 19vw, 272px)), min(44vw, ${ratio} * 176px)`}
        />
      </span>
      <span className="beside__label">
        <span className="small beside__way bar g2">
          {way === 'prev' && <Icon name="previous" />}
          {words}
          {way === 'next' && <Icon name="next" />}
        </span>
        <b>{bind(artwork.title[locale], locale)}</b>
        {artwork.technique && <span className="block cap quiet">{bind(artwork.technique[locale], locale)}</span>}
      </span>
    </a>
  );
}

export function Beside({ artwork, locale }: Props) {
  const t = translator(locale);
  const { previous, next } = neighboursOf(artwork);
  return (
    <section className="beside__beside" aria-labelledby="beside">
      <div className="wrap">
        <h2 className="h2" id="beside">
          {t('art.beside')}
        </h2>
        <nav className="beside__neighbours items-end two" aria-labelledby="beside">
          {previous && <Neighbour artwork={previous} locale={locale} way="prev" />}
          {next && <Neighbour artwork={next} locale={locale} way="next" />}
        </nav>
        <p className="cap quiet beside__licence t12 top-line">{t('art.licence', { studio: artist.studio[locale] })}</p>
      </div>
    </section>
  );
}
