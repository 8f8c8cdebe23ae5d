import { readFileSync } from 'node:fs';
import { artist } from '@/content/artist';
import { artworkById, artworks, categoryOf } from '@/content/artworks';
import { banner } from '@/content/banner';
import { tallKey } from '@/content/images';
import { type OrderType, orderTypeNames } from '@/content/order';
import { preparedPicture, preparedTall } from '@/content/pictures';
import { type Artwork, type CategoryId, categories, type Rectangle } from '@/content/types';
import { sizeText } from '@/domain/gallery/museum-label';
import { shareCardName, workOfPage } from '@/domain/page/share-card';
import { everyPage } from '@/domain/page/site-pages';
import { shopItems } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { type Locale, locales } from '@/i18n/locales';
import type { PageRef } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import type { Run } from './lettering';

/** What a card hangs on: the wall of a category, the shop's, or the primed canvas of a page. */
export type Ground = CategoryId | 'shop' | 'page';
export type Paints = Readonly<{ wall: string; text: string; dot: string }>;

const names: Readonly<Record<Ground, readonly [wall: string, text: string, dot: string]>> = {
  portraits: ['madder', 'on-wall', 'dot-on-wall'],
  landscapes: ['verte', 'on-wall', 'dot-on-wall'],
  wall_art: ['ochre', 'on-warm', 'dot-on-warm'],
  digital_art: ['prussian', 'on-wall', 'dot-on-wall'],
  shop: ['naples', 'on-warm', 'dot-on-warm'],
  page: ['gesso', 'ink', 'dot'],
};

/** The first value of each token is the one by day. */
const token = (css: string, name: string): string => {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css: no colour --${name}`);
  return value;
};

/** The colours of the site's style sheet: a card has none of its own. */
export function readPaints() {
  const css = readFileSync('components/ui/global/tokens.css', 'utf8');
  return {
    of: (ground: Ground): Paints => {
      const [wall, text, dot] = names[ground];
      return { wall: token(css, wall), text: token(css, text), dot: token(css, dot) };
    },
    floor: { skirt: token(css, 'skirt'), edge: token(css, 'skirt-2'), oak: token(css, 'floor') },
    shade: token(css, 'shade'),
  };
}

/** `made` changes whenever the picture's bytes do. */
export type CardPicture = Readonly<{ image: string; part?: Rectangle; ratio: number; made: string }>;
/** Everything seen on a card, so that an unchanged card is never drawn again. */
export type Card = Readonly<{
  name: string;
  locale: Locale;
  ground: Ground;
  pictures: readonly CardPicture[];
  /** Lines that must be kept, or a title that `balanced` may break. */
  title: string | readonly (readonly Run[])[];
  /** Below the title, a line each. */
  details: readonly string[];
  /** The studio, as its logo writes it. */
  studio: readonly Run[];
}>;

type Shown = Pick<Card, 'ground' | 'pictures' | 'title' | 'details'>;

const pictureOf = (work: Artwork): CardPicture => {
  const { file, width, height } = preparedPicture(work);
  return { image: work.image, ratio: width / height, made: file };
};

function muralOf(work: Artwork): CardPicture {
  const { file, width, height } = preparedTall(work);
  return {
    image: work.image,
    ...(work.tall && { part: work.tall }),
    ratio: width / height,
    made: file + tallKey(work),
  };
}

/** Two upright works hang side by side; a wider one hangs alone. */
function few(works: readonly Artwork[]): readonly CardPicture[] {
  const all = works.map(pictureOf);
  const upright = all.filter(({ ratio }) => ratio <= 1);
  return upright.length >= 2 ? upright.slice(0, 2) : all.slice(0, 1);
}

const workCard = (work: Artwork, locale: Locale): Shown => ({
  ground: categoryOf(work),
  pictures: [pictureOf(work)],
  title: bind(work.title[locale], locale),
  details: [
    ...(work.technique ? [bind(work.technique[locale], locale)] : []),
    [work.sizeCm && sizeText(work.sizeCm, locale), work.year].filter(Boolean).join(', '),
  ],
});

/** The home page's title marks lines with `<l>` and italics with `<i>`. */
function headline(words: string): readonly (readonly Run[])[] {
  const lines = [...words.matchAll(/<l>(.*?)<\/l>/g)].map(([, line = '']) => line);
  return lines.map((line) =>
    line.split(/<\/?i>/).map((text, index) => ({ text, face: index % 2 ? 'bona-nova-italic' : 'bona-nova' }) as const),
  );
}

/** The wall of the home page: a painted mural beside words. */
const muralCard = (title: Shown['title'], locale: Locale): Shown => ({
  ground: 'page',
  pictures: banner.wall_art.slice(0, 1).map((id) => muralOf(artworkById(id))),
  title,
  details: [translator(locale)('site.tagline')],
});

function orderCard(type: OrderType, locale: Locale): Shown {
  const pictures = few(shopItems[type].map(artworkOf));
  const title = bind(orderTypeNames[type][locale], locale);
  return { ground: 'shop', pictures, title, details: [translator(locale)('shareCard.shop')] };
}

function pageCard({ id, params }: PageRef, locale: Locale): Shown {
  const t = translator(locale);
  const category = categories.find((candidate) => candidate === id);
  if (category) {
    const works = artworks[category];
    const details = [t('rooms.works', { count: works.length })];
    return { ground: category, pictures: few(works), title: t(`cat.${category}`), details };
  }
  if (id === 'order') return orderCard(params?.type as OrderType, locale);
  if (id === 'gallery') {
    const pictures = few(artworks.digital_art);
    return { ground: 'digital_art', pictures, title: t('gallery.h'), details: [t('shareCard.gallery')] };
  }
  if (id === 'shop') {
    const pictures = few(shopItems.picture.map(artworkOf));
    return { ground: 'shop', pictures, title: t('nav.shop'), details: [t('shareCard.shop')] };
  }
  if (id === 'privacyPolicy') return muralCard(t('foot.privacy'), locale);
  if (id === 'storeRegulations') return muralCard(t('foot.rules'), locale);
  return muralCard(headline(t.raw('banner.h1')), locale);
}

const studioIn = (locale: Locale): readonly Run[] =>
  artist.logo[locale].map(({ text, italic }) => ({ text, face: italic ? 'bona-nova-italic' : 'bona-nova' }));

/** Every card of the site: one for each work and for each page that is about no single work, in both languages. */
export function everyCard(): readonly Card[] {
  const works = Object.values(artworks).flat();
  const pages = new Map(
    everyPage.filter((page) => !workOfPage(page) && page.id !== 'wallPart').map((page) => [shareCardName(page), page]),
  );
  return locales.flatMap((locale) => {
    const card = (name: string, shown: Shown): Card => ({ name, locale, studio: studioIn(locale), ...shown });
    return [
      ...[...pages].map(([name, page]) => card(name, pageCard(name === 'home' ? { id: 'home' } : page, locale))),
      ...works.map((work) => card(`work-${work.id}`, workCard(work, locale))),
    ];
  });
}
