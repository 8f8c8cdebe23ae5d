import type { OrderType } from '@/content/order';
import { emptyDraft } from '@/domain/order/draft';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { hang } from '@/preview/hang';
import { scene } from '@/preview/scene';
import { wall } from '@/preview/wall';
import { Drawing } from './drawing';
import { SamplePlate } from './plate';
import type { ShownWork } from './shown-work';
import { lengthIn, sizeOf } from './stage-part';
import { stageWords } from './stage-words';

type Props = Readonly<{ locale: Locale; type: OrderType; item: number | null; work: ShownWork }>;

/** A sample hangs on a wall in its own size, for its sake without figures. */
function samplesWall({ locale, type, work }: Props): string {
  const { stage } = stageWords(locale);
  const { cm } = sizeOf({ draft: emptyDraft(type, null), picture: work, sizeCm: work.sizeCm });
  const [w, h] = [lengthIn(cm.width, locale), lengthIn(cm.height, locale)];
  const alt = fill(hang(cm).sofa ? stage.altWall : stage.altWallBig, { work: bind(work.title[locale], locale), w, h });
  const frame = work.sizeCm ? 'canvas' : 'frame';
  return wall(work, { widthCm: cm.width, heightCm: cm.height, paint: 'plaster', frame }, { id: 'stage', alt });
}

/** What the stage shows in the server's HTML, so that it is never empty: the work itself, or a sample on a wall. */
export function FirstScene(props: Props) {
  const { locale, type, item, work } = props;
  if (!work.sample) {
    const { medium, attributes } = emptyDraft(type, item);
    const choice = { medium: medium ?? 'canvas', attributes } as const;
    return <Drawing markup={scene(work, choice, { id: 'stage', alt: bind(work.title[locale], locale) })} />;
  }
  return (
    <>
      <Drawing markup={samplesWall(props)} />
      <SamplePlate words={stageWords(locale).stage} type={type} work={work} locale={locale} />
    </>
  );
}
