import type { OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { pictureAt } from '@/domain/gallery/picture';
import { emptyDraft } from '@/domain/order/order';
import { lengthIn } from '@/domain/order/size';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf } from '@/domain/preview/choices';
import { hang } from '@/domain/preview/hang';
import { scene } from '@/domain/preview/scene';
import { wall } from '@/domain/preview/wall';
import { needsItem, shopItems } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { wordsOf } from '@/messages/translator';
import { SamplePlate } from './plate';
import { Drawing } from './stage-frame';
import { sizeOf } from './stage-part';
import { type ShownWork, stageWords } from './stage-props';

/** The width in px in which a work is shown on the stage. */
const stageWidth = 820;

/** What is ordered, the sample "in the style of", or for a work to come the first of the artist's samples. */
export function workOnStage(type: OrderType, artwork: Artwork | null, locale: Locale): ShownWork | null {
  const [first] = shopItems[type];
  const work = artwork ?? (first && artworkOf(first));
  if (!work) return null;
  const picture = preparedPicture(work);
  return {
    title: work.title,
    detail: work.technique?.[locale] ?? '',
    href: pictureAt(picture, stageWidth),
    width: picture.width,
    height: picture.height,
    sizeCm: work.sizeCm,
    sample: !needsItem[type],
  };
}

type SceneProps = Readonly<{ locale: Locale; type: OrderType; item: number | null; work: ShownWork }>;

/** A sample hangs on a wall in its own size, for its sake without figures. */
function samplesWall({ locale, type, work }: SceneProps): string {
  const { alt: words } = stageWords(wordsOf(locale));
  const { cm } = sizeOf({ draft: emptyDraft(type, null), picture: work, sizeCm: work.sizeCm });
  const [width, height] = [lengthIn(cm.width, locale), lengthIn(cm.height, locale)];
  const alt = fill(hang(cm).sofa ? words.wall : words.wallBig, {
    work: bind(work.title[locale], locale),
    width,
    height,
  });
  const frame = work.sizeCm ? 'canvas' : 'frame';
  return wall(work, { widthCm: cm.width, heightCm: cm.height, paint: 'plaster', frame }, { id: 'stage', alt });
}

export function FirstScene(props: SceneProps) {
  const { locale, type, item, work } = props;
  if (!work.sample) {
    const choice = choiceOf(emptyDraft(type, item));
    const alt = sceneAlt(stageWords(wordsOf(locale)).alt, bind(work.title[locale], locale), choice, locale);
    return <Drawing markup={scene(work, choice, { id: 'stage', alt })} />;
  }
  return (
    <>
      <Drawing markup={samplesWall(props)} />
      <SamplePlate words={stageWords(wordsOf(locale)).stage} type={type} work={work} locale={locale} />
    </>
  );
}
