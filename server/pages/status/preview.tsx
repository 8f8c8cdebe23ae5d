import { artworkById } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { orderPicturePath } from '@/domain/api';
import { pictureAt } from '@/domain/gallery/picture';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf, type ScenePicture } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { unturned } from '@/domain/text';
import { translator, wordsOf } from '@/messages/translator';
import type { View } from './view';

function pictureOf({ token, photos }: View['status'], artwork: number | null): ScenePicture | null {
  const [photo] = photos;
  if (photo) return { href: orderPicturePath(token, 'photo'), width: photo.width, height: photo.height };
  if (artwork === null) return null;
  const picture = preparedPicture(artworkById(artwork));
  return { href: pictureAt(picture, 480), width: picture.width, height: picture.height };
}

export function Ordered({ status, locale }: Pick<View, 'status' | 'locale'>) {
  const t = translator(locale);
  const { title, name, details, wish, choice, artwork } = status.stored.order(locale);
  const { alt, order } = wordsOf(locale);
  const picture = pictureOf(status, artwork);
  const drawn = choiceOf(choice);
  const n = status.photos.length;
  const drawing =
    picture &&
    !choice.isWall &&
    scene(picture, drawn, { id: 'o', alt: sceneAlt({ ...alt, agree: order.agree }, title, drawn, locale) });
  return (
    <div className="order-status__ordered g4 mid grid">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes what enters it */}
      {drawing && <span dangerouslySetInnerHTML={{ __html: drawing }} />}
      {picture && choice.isWall && (
        <span className="grid mid">
          <img src={picture.href} alt="" />
        </span>
      )}
      <p>
        <b>{unturned(name)}</b>
        <span className="quiet">
          {[unturned(details), ...(n > 0 ? [t('status.photos', { n })] : [])].filter(Boolean).join(', ')}
        </span>
        {wish && <span className="quiet order-status__typed">{unturned(wish)}</span>}
      </p>
    </div>
  );
}
