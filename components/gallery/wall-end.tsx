import './doorway.css';
import './wall-end.css';
import '@/components/ui/wall.css';
import { ButtonLink } from '@/components/ui/button';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { onPage, short } from '@/components/ui/sizes';
import { artworks } from '@/content/artworks';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import { type CategoryId, categories } from '@/content/types';
import { offerOf, wallOrder } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import { sumOf } from './rows';

type DoorwayProps = Readonly<{ from: CategoryId; locale: Locale }>;

const nextRoom = (from: CategoryId): CategoryId =>
  categories[(categories.indexOf(from) + 1) % categories.length] ?? from;

/** Walls, ceiling and floor of the room behind the door, in perspective; each surface has its own light. */
const surfaces = [
  ['var(--w)', 'M132 78H808V504H132Z'],
  ['color-mix(in srgb, var(--w) 62%, var(--shade))', 'M60 34L132 78V504L60 620Z'],
  ['color-mix(in srgb, var(--w) 74%, var(--shade))', 'M880 34L808 78V504L880 620Z'],
  ['color-mix(in srgb, var(--w) 46%, var(--shade))', 'M60 34H880L808 78H132Z'],
  ['var(--floor)', 'M132 504H808L880 620H60Z'],
  ['var(--skirt)', 'M132 492H808V504H132Z'],
  ['color-mix(in srgb, var(--skirt) 78%, var(--shade))', 'M60 604L132 492V504L60 620ZM880 604L808 492V504L880 620Z'],
] as const;
const boards =
  'M132 504L60 620M216.5 504L162.5 620M301 504L265 620M385.5 504L367.5 620M470 504V620M554.5 504L572.5 620M639 504L675 620M723.5 504L777.5 620M808 504L880 620M112 536H828M88 575H852';

/** A work's width on the far wall, as a part of the doorway's: three wide works share it. See the style sheet. */
const partOf = (ratio: number, sum: number): number => ratio * Math.min(0.16, (0.66 - 2 * 0.036) / sum);

/** The doorway is two thirds of the page, on a phone a little more than all of it. */
const sizesOf = (ratio: number, sum: number): string =>
  `${onPage((200 / 3) * partOf(ratio, sum))}, ${short(118 * partOf(ratio, sum))}vw`;

function Doorway({ from, locale }: DoorwayProps) {
  const t = translator(locale);
  const room = nextRoom(from);
  const works = artworks[room].slice(0, 3).map((artwork) => {
    const picture = preparedPicture(artwork);
    return { id: artwork.id, picture, ratio: ratioOf(picture.width, picture.height) };
  });
  const sum = sumOf(works);
  return (
    <a className="doorway__way" href={pathTo(room, locale)} data-wall={room}>
      <svg viewBox="0 0 940 620" aria-hidden="true">
        {surfaces.map(([fill, path]) => (
          <path key={fill} fill={fill} d={path} />
        ))}
        <g fill="none" strokeWidth="1.2">
          <path stroke="color-mix(in srgb, var(--shade) 18%, transparent)" d={boards} />
          <path stroke="var(--skirt)" strokeWidth="32" d="M44 620V18H896V620" />
          <path stroke="color-mix(in srgb, var(--shade) 30%, transparent)" d="M60 620V34H880V620M28 620V2H912V620" />
        </g>
      </svg>
      <span className="doorway__light" />
      <span className="doorway__works bar" aria-hidden="true">
        {works.map(({ id, picture, ratio }) => (
          <span key={id} className={picture.className}>
            <ResponsivePicture picture={picture} alt="" sizes={sizesOf(ratio, sum)} />
          </span>
        ))}
      </span>
      <span className="doorway__sign">
        <small className="block small">{t('rooms.next')}</small>
        <b>{t(`cat.${room}`)}</b>
      </span>
    </a>
  );
}

type WallEndProps = Readonly<{ category: CategoryId; locale: Locale }>;

const orderWords = {
  portraits: 'shop.orderPortrait',
  'custom-pictures': 'shop.orderPainting',
  letter: 'hold.write',
  closed: 'shop.notify',
} as const;

export function WallEnd({ category, locale }: WallEndProps) {
  const t = translator(locale);
  const { kind, href } = wallOrder(category, locale);
  const last = artworks[category].at(-1);
  const like = last && offerOf({ work: last, category, locale, say: t });
  return (
    <section className="wall-end__end wall__floored" aria-labelledby="order-plate">
      <div className="wall-end__scene">
        <div className="wall-end__place">
          <div className="wall-end__plate stack g2 plate" data-plate>
            <h2 className="h3" id="order-plate">
              {t(`rooms.plate.${category}`)}
            </h2>
            <p className="small dim">{t(kind === 'closed' ? 'hold.orders.closed' : `rooms.plate.${category}Text`)}</p>
            <ButtonLink href={href}>{t(orderWords[kind])}</ButtonLink>
            {last && like?.cost ? (
              <p className="small dim">
                <a href={like.href} rel={like.letter ? 'nofollow' : undefined}>
                  {like.label}: <i>{bind(last.title[locale], locale)}</i>
                </a>{' '}
                <span className="num">{like.cost}</span>
              </p>
            ) : null}
          </div>
        </div>
        <Doorway from={category} locale={locale} />
      </div>
    </section>
  );
}
