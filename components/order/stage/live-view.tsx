import { useState } from 'react';
import type { OrderDraft } from '@/domain/order/order';
import { choiceOf, type ScenePicture } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { CloseUp } from './close-up';
import { type Finish, firstFinish, OnWall } from './on-wall';
import { OwnWall } from './own-wall';
import type { OwnWallState } from './own-wall-state';
import { PhotoPlate, SamplePlate } from './plate';
import type { View } from './rail';
import type { StageProps } from './stage-props';
import { useStagePicture } from './use-stage-picture';

export type LiveProps = StageProps & Readonly<{ view: View; sample: boolean }>;

/** The close view without its knobs, for who reads the words beside it. `id`: unique on the page. */
export const smallScene = (picture: ScenePicture, draft: OrderDraft, id: string): string =>
  scene(picture, choiceOf(draft), { id, alt: '', hidden: true });

export function LiveView(props: LiveProps) {
  const { view, sample, work, words, locale, draft, choice } = props;
  const shown = useStagePicture(props);
  const [finish, setFinish] = useState<Finish>(firstFinish);
  const [own, setOwn] = useState<OwnWallState | null>(null);
  if (!shown) return props.first;
  const part = { ...shown, words, locale, draft, choice };
  return (
    <>
      {view === 'close' && <CloseUp {...part} />}
      {view === 'wall' && <OnWall {...part} finish={finish} change={setFinish} />}
      {view === 'mine' && <OwnWall {...part} own={own} change={setOwn} />}
      {view === 'wall' && sample && work && (
        <SamplePlate words={words.stage} type={draft.type} work={work} locale={locale} />
      )}
      {view === 'close' && shown.painted && <PhotoPlate words={words.stage} />}
    </>
  );
}
