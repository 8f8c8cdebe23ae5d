import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf, type ScenePicture } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { wordsOf } from '@/messages/translator';
import { pictureOfWork, workBy } from '../work-picture';
import { type OrderRead, pathOf } from './read-order';

/** The first photo that can be read, else the work. Its sides in px are for the proportions alone. */
function pictureOf(read: OrderRead): ScenePicture | null {
  const photo = read.photos.find(({ position }) => !read.damaged.has(position));
  if (photo)
    return { href: `${pathOf(read)}/photos/${photo.position}?small`, width: photo.width, height: photo.height };
  const work = read.card.artwork === null ? undefined : workBy(read.card.artwork);
  return work ? pictureOfWork(work) : null;
}

export function Stage({ read }: Readonly<{ read: OrderRead }>) {
  const { card, context } = read;
  const picture = pictureOf(read);
  if (!picture) return null;
  if (card.choice.isWall)
    return (
      <figure className="order-stage t4 plaster">
        <img src={picture.href} alt="" />
      </figure>
    );
  const drawn = choiceOf(card.choice);
  const { alt, order } = wordsOf(context.locale);
  const drawing = scene(picture, drawn, {
    id: 'o',
    alt: sceneAlt({ ...alt, agree: order.agree }, card.title, drawn, context.locale),
  });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes what enters it
    <figure className="order-stage t4 plaster" dangerouslySetInnerHTML={{ __html: drawing }} />
  );
}
