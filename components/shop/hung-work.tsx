import './shelf-label.css';
import { type Body, WorkPicture } from '@/components/ui/captioned-work';
import { columnVw, page, pxOnPage, short } from '@/components/ui/sizes';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, Delivers } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import type { ShopSection } from '@/i18n/sections';

/** What is around the picture at each side, in px: `--body` of `captioned-work.css`. */
const edges: Readonly<Record<Body, number>> = { plain: 0, canvas: 0, framed: 23, sheet: 10, tablet: 8 };

export type Place = ShopSection | 'opening';

/** How high works stand in a rail: on a large screen by its width, on a tablet, and on a phone; in px. See the style sheet of rails. */
const rails: Readonly<Record<ShopSection, Readonly<{ large: string; tablet: number; phone: number }>>> = {
  pictures: { large: 'clamp(240px, 20vw, 304px)', tablet: 304, phone: 240 },
  portraits: { large: 'clamp(256px, 22vw, 336px)', tablet: 352, phone: 256 },
  paintings: { large: 'clamp(208px, 17vw, 272px)', tablet: 256, phone: 208 },
  posters: { large: 'clamp(240px, 21vw, 320px)', tablet: 336, phone: 240 },
};

/** The gap between the works of a rail, in vw. */
const gapVw = 2.4;
const itemVw = (count: number): number => (columnVw - (count - 1) * gapVw) / count;
/** How wide a work may be, from which width of the window: three, four or five beside each other (SHOP-2). */
const items = [
  [page, pxOnPage(itemVw(5))],
  [1450, `${short(itemVw(5))}vw`],
  [1280, `${short(itemVw(4))}vw`],
  [992, `${short(itemVw(3))}vw`],
] as const;
/** On a tablet a work is at most this part of its card, which is as wide as on a phone, or 42rem. */
const tabletVw = 0.56 * 0.86 * columnVw;
const phoneVw = 0.86 * columnVw;
/** The part of the page beside the words that open the shop. */
const openingVw = ((columnVw - 5) * 7) / 12;

/** A picture that is no wider than its place, and with its body no higher; `high` as CSS says it. */
const within = (wide: string, ratio: number, high: string, edge: number): string =>
  `min(${wide}${edge ? ` - ${2 * edge}px` : ''}, ${ratio} * (${high}${edge ? ` - ${2 * edge}px` : ''}))`;

const openingHigh = 'min(640px, 100vh - 248px)';

function openingSizes(ratio: number, edge: number): string {
  const at = (wide: number, high: string) => within(`${short(wide)}vw`, ratio, high, edge);
  return [
    `(width >= ${page}px) ${within(pxOnPage(openingVw), ratio, openingHigh, edge)}`,
    `(width >= 992px) ${at(openingVw, openingHigh)}`,
    `(width >= 560px) ${at(columnVw, 'min(416px, 42svh)')}`,
    at(columnVw, 'min(336px, 34svh, 100svh - 440px)'),
  ].join(', ');
}

function hungSizes({ ratio, body, place }: Readonly<{ ratio: number; body: Body; place: Place }>): string {
  const edge = edges[body];
  if (place === 'opening') return openingSizes(ratio, edge);
  const { large, tablet, phone } = rails[place];
  const small = (wide: number, high: number) => `min(${short(wide)}vw, ${Math.round(ratio * (high - 2 * edge))}px)`;
  return [
    ...items.map(([from, wide]) => `(width >= ${from}px) ${within(wide, ratio, large, edge)}`),
    `(width >= 560px) ${small(tabletVw, tablet)}`,
    small(phoneVw, phone),
  ].join(', ');
}

export const bodyOf: Readonly<Record<Delivers, Body>> = { file: 'tablet', print: 'sheet', original: 'canvas' };

type Props = Readonly<{
  artwork: Artwork;
  body: Body;
  locale: Locale;
  href: string;
  place: Place;
}>;

/** A work on the shelf; a link for the pointer only, because the keyboard has the title or the button below. */
export function HungWork({ artwork, body, locale, href, place }: Props) {
  const picture = preparedPicture(artwork);
  const opening = place === 'opening';
  return (
    <a
      className={`hung-work__place plain middle flex${opening ? ' hung-work__opening' : ''}`}
      href={href}
      tabIndex={-1}
    >
      <WorkPicture
        place="hung-work__work"
        body={body}
        picture={picture}
        alt={artwork.alt[locale]}
        sizes={hungSizes({ ratio: ratioOf(picture.width, picture.height), body, place })}
        eager={opening}
      />
    </a>
  );
}
