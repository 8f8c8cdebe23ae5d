import type { ReactNode } from 'react';
import { IconButton, More } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { onPage, pxOnPage } from '@/components/ui/sizes';
import { artworkById } from '@/content/artworks';
import { banner } from '@/content/banner';
import { ratioClass, ratioOf } from '@/content/picture-classes';
import { preparedPicture, preparedTall } from '@/content/pictures';
import { type CategoryId, categories } from '@/content/types';
import { isDark, type PreparedPicture } from '@/domain/gallery/picture';
import type { Locale } from '@/i18n/locales';
import { galleryAnchor } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import '@/components/ui/wall.css';
import './banner-strip.css';
import './banner-tile.css';
import './entrance.css';

/** The width of a tile on a large screen, in vw; see the style sheet. */
const largeVw: Readonly<Record<CategoryId, number>> = {
  portraits: 17.4,
  landscapes: 24.9,
  wall_art: 21.6,
  digital_art: 16.6,
};

const pictureIn = (category: CategoryId, id: number) =>
  (category === 'wall_art' ? preparedTall : preparedPicture)(artworkById(id));

/** A mural covers its tile, which may be higher than it is. */
function sizesOf(category: CategoryId, { width, height }: PreparedPicture): string {
  const ratio = ratioOf(width, height);
  const high = (most: number) => `${ratio} * clamp(192px, 100svh - 408px, ${most}px)`;
  const large =
    category === 'wall_art'
      ? `(width >= 992px) max(min(${largeVw[category]}vw, ${pxOnPage(largeVw[category])}) + 56px, ${ratio} * min(100vh - 80px, 960px))`
      : onPage(largeVw[category]);
  return `${large}, (width >= 560px) min(43vw, ${high(432)}), min(82vw, ${high(308)})`;
}

const shownFirst: readonly CategoryId[] = ['portraits', 'landscapes'];

function Tile({ category, locale }: { category: CategoryId; locale: Locale }) {
  const t = translator(locale);
  const pictures = banner[category].map((id) => pictureIn(category, id));
  const [first, ...others] = pictures.map((picture, index) => (
    <span key={picture.file} className="entrance__layer stack items-end" data-dark={isDark(picture.tone) || undefined}>
      <ResponsivePicture
        picture={picture}
        alt=""
        sizes={sizesOf(category, picture)}
        // a later picture is fetched when it is put into its tile
        eager={index > 0 || shownFirst.includes(category)}
      />
    </span>
  ));
  // in the strip a tile has the shape of its first picture
  const ratio = pictures[0] ? ratioClass(pictures[0].width, pictures[0].height) : '';
  return (
    <a
      className={`entrance__tile entrance__${category} ${ratio}`}
      href={`#${galleryAnchor(category, locale)}`}
      data-lit={category === 'wall_art' ? '' : undefined}
    >
      <span className="entrance__canvas">{first}</span>
      {others.length > 0 && (
        <div hidden data-late="">
          {others}
        </div>
      )}
      <span className="entrance__label">
        <b>{t(`cat.${category}`)}</b>
        <More>{t('banner.more')}</More>
      </span>
    </a>
  );
}

function Banner({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <studio-banner className="entrance__banner">
      <div className="entrance__tiles" data-at={0}>
        {categories.map((category) => (
          <Tile key={category} category={category} locale={locale} />
        ))}
      </div>
      <div className="entrance__steps">
        <IconButton icon="previous" label={t('banner.prev')} disabled data-step="-1" />
        <IconButton icon="next" label={t('banner.next')} data-step="1" />
      </div>
      <button type="button" className="entrance__pause caption g1h bar" data-pauses="">
        <span className="entrance__face">
          <Icon name="pause" />
          {t('banner.pause')}
        </span>
        <span className="entrance__face" hidden>
          <Icon name="play" />
          {t('banner.play')}
        </span>
      </button>
    </studio-banner>
  );
}

/** The banner: three canvases on one centre line and one wall painted from ceiling to floor (DESIGN-7). */
export function Entrance({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className="entrance__entrance wall__wall wall__floored" aria-label={t('site.tagline')}>
      <div className="wrap entrance__grid">
        <h1 className="vinyl entrance__title">
          {t.rich('banner.h1', {
            br: () => <br />,
            i: (words: ReactNode) => <i>{words}</i>,
          })}
        </h1>
        <p className="entrance__intro">{t('banner.intro')}</p>
        <Banner locale={locale} />
      </div>
    </section>
  );
}
