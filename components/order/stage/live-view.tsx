import { useState } from 'react';
import { usePart } from '../form/use-part';
import { CloseUp } from './close-up';
import { type Finish, firstFinish, OnWall } from './on-wall';
import type { OwnWallState } from './own-wall-state';
import { PhotoPlate, SamplePlate } from './plate';
import type { StageProps } from './stage';
import { useStagePicture } from './use-stage-picture';
import type { View } from './views';

export type LiveProps = StageProps & Readonly<{ view: View; sample: boolean }>;

/** What the stage shows once something is chosen: the same facts as the form, at once. */
export function LiveView(props: LiveProps) {
  const { view, sample, work, words, locale, draft, choice, above, below } = props;
  const shown = useStagePicture(props);
  const [finish, setFinish] = useState<Finish>(firstFinish);
  const [own, setOwn] = useState<OwnWallState | null>(null);
  const mine = usePart('own-wall', view === 'mine', draft);
  const real = usePart('real-size', view === 'real', draft);
  const said = usePart(`view-words-${locale}`, view === 'mine' || view === 'real', draft);
  if (!shown) return props.first;
  const part = { ...shown, words, locale, draft, choice };
  const late = said && { ...part, words: { ...words, ...said.viewWords } };
  return (
    <>
      {view === 'close' && <CloseUp {...part} />}
      {view === 'wall' && <OnWall {...part} finish={finish} change={setFinish} panel={below} />}
      {view === 'mine' && mine && late && above && <mine.OwnWall {...late} own={own} change={setOwn} panel={above} />}
      {view === 'real' && real && late && above && <real.RealSize {...late} panel={above} />}
      {view === 'wall' && sample && work && (
        <SamplePlate words={words.stage} type={draft.type} work={work} locale={locale} />
      )}
      {view === 'close' && shown.painted && <PhotoPlate words={words.stage} />}
    </>
  );
}
