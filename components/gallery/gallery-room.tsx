import type { ReactNode } from 'react';
import { columnVw, onPage, short } from '@/components/ui/sizes';
import { artworks } from '@/content/artworks';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import type { WallPart } from '@/domain/gallery/wall-parts';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator, wordsOf } from '@/messages/translator';
import { largeOn, sumOf } from './rows';
import { WallEnd } from './wall-end';
import { PartAfter, PartBefore } from './wall-parts';
import { WallRows } from './wall-rows';
import { type WallWork, wallWorkOf } from './wall-work';
import { twoInRow, Work } from './work';
import './room-links.css';
import './wall-rows.css';
import './opening.css';

type Props = Readonly<{
  title: string;
  intro: string;
  works: readonly WallWork[];
  locale: Locale;
  children: ReactNode;
}>;

/** Two works that are together wider than this, as multiples of their height, hang below the text and not beside it. */
const wide = 2.4;

/** The gaps between text and works, and between two works, in vw. */
const [textGapVw, gapVw] = [5, 2.4] as const;

/** How wide the works are together on a large screen, beside the text or below it; see the style sheet. */
const largeVw = (sum: number, isPair: boolean): number =>
  sum > wide ? columnVw : ((columnVw - textGapVw) * (isPair ? 8 : 7)) / 12;

/** A work by itself is no higher than the screen below the header. */
const aloneSizes = (ratio: number): string =>
  `(width >= 992px) min(${short(largeVw(ratio, false))}vw, ${ratio} * max(320px, 100vh - 216px)), 92vw`;

const pairSizes = (ratio: number, sum: number): string =>
  [
    onPage(((largeVw(sum, true) - gapVw) * ratio) / sum),
    `(width >= 560px) ${short(((columnVw - gapVw) * ratio) / sum)}vw`,
    twoInRow,
  ].join(', ');

function Opening({ title, intro, works, locale, children }: Props) {
  const sum = sumOf(works);
  const isPair = works.length > 1;
  const layout = [
    'opening__opening items-end grid',
    isPair && 'opening__pair',
    (sum > wide || sum === 0) && 'opening__wide',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={layout}>
      <header className="opening__text">
        <h1 className="vinyl">{title}</h1>
        <p className="prose quiet t3">{intro}</p>
        {children}
      </header>
      {works.length > 0 && (
        <div className={isPair ? 'opening__works wall-rows__twos' : 'opening__works'}>
          {works.map((work) => (
            <Work
              key={work.artwork.id}
              {...work}
              locale={locale}
              sizes={isPair ? pairSizes(work.ratio, sum) : aloneSizes(work.ratio)}
              eager
            />
          ))}
        </div>
      )}
    </div>
  );
}

type RoomLinksProps = Readonly<{
  locale: Locale;
  category: CategoryId;
  others: boolean;
}>;

function RoomLinks({ locale, category, others }: RoomLinksProps) {
  const t = translator(locale);
  const rooms = categories.filter((room) => !others || room !== category);
  return (
    <nav className="room-links__rooms" aria-label={t(others ? 'rooms.other' : 'gallery.tabs')}>
      {others && (
        <p className="small quiet" aria-hidden="true">
          {t('rooms.other')}
        </p>
      )}
      <ul>
        {rooms.map((room) => (
          <li key={room} data-room={room}>
            <a href={pathTo(room, locale)} aria-current={room === category ? 'true' : undefined}>
              <span className="room-links__daub" />
              <span className="room-links__name">{t(`cat.${room}`)}</span>
              <small className="num">
                <span aria-hidden="true">{artworks[room].length}</span>
                <span className="visually-hidden">, {t('rooms.works', { count: artworks[room].length })}</span>
              </small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GalleryRoomProps = Readonly<{
  locale: Locale;
  category: CategoryId;
  works: readonly Artwork[];
  title: string;
  intro: string;
  part?: WallPart;
}>;

/** GALLERY-11 */
export function GalleryRoom({ locale, category, works, title, intro, part }: GalleryRoomProps) {
  const large = part ? largeOn(part.number) : 1;
  const inFirstViewport = part ? 4 : 1;
  const hung = works.map((artwork) => wallWorkOf(artwork, category, locale));
  return (
    <div className="gallery-room__room" data-wall={part?.category}>
      <studio-wall className="unboxed" data-words={JSON.stringify(wordsOf(locale).viewer)}>
        <div className="wrap">
          <Opening title={title} intro={intro} works={hung.slice(0, large)} locale={locale}>
            <RoomLinks locale={locale} category={category} others={part !== undefined} />
          </Opening>
          {part && <PartBefore part={part} locale={locale} />}
          <div className="wall-rows__wall wall-rows__wrap wall-rows__twos">
            <WallRows works={hung.slice(large)} locale={locale} as="wrap" eager={inFirstViewport - large} />
          </div>
          {part && <PartAfter part={part} locale={locale} />}
        </div>
      </studio-wall>
      <WallEnd category={category} locale={locale} />
    </div>
  );
}
