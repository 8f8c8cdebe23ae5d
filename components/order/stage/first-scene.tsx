import type { OrderType } from '@/content/order';
import { emptyDraft } from '@/domain/order/draft';
import { lengthIn } from '@/domain/order/size';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf } from '@/domain/preview/choices';
import { hang } from '@/domain/preview/hang';
import { scene } from '@/domain/preview/scene';
import { wall } from '@/domain/preview/wall';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { wordsOf } from '@/messages/translator';
import { Drawing } from './drawing';
import { SamplePlate } from './plate';
import { sizeOf } from './stage-part';
import type { ShownWork } from './stage-words';
import { stageWords } from './stage-words';

type Props = Readonly<{ locale: Locale; type: OrderType; item: number | null; work: ShownWork }>;

/** A sample hangs on a wall in its own size, for its sake without figures. */
function samplesWall({ locale, type, work }: Props): string {
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

/** What the stage shows in the server's HTML, so that it is never empty: the work itself, or a sample on a wall. */
export function FirstScene(props: Props) {
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
