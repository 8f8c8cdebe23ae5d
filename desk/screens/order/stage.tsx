import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf, type ScenePicture } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { wordsOf } from '@/messages/translator';
import { pictureOfWork, workBy } from '../work-picture';
import { pathOf, type ShownOrder } from './shown';

/** The first photo that can be read, else the work. Its sides in px are for the proportions alone. */
function pictureOf(shown: ShownOrder): ScenePicture | null {
  const photo = shown.photos.find(({ position }) => !shown.damaged.has(position));
  if (photo)
    return { href: `${pathOf(shown)}/photos/${photo.position}?small`, width: photo.width, height: photo.height };
  const work = shown.card.artwork === null ? undefined : workBy(shown.card.artwork);
  return work ? pictureOfWork(work) : null;
}

export function Stage({ shown }: Readonly<{ shown: ShownOrder }>) {
  const { card, context } = shown;
  const picture = pictureOf(shown);
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
