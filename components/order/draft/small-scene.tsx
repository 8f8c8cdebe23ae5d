import type { OrderDraft } from '@/domain/order/draft';
import { choiceOf } from '@/domain/preview/draft-choice';
import { scene } from '@/domain/preview/scene';
import './small-scene.css';
import { Drawing } from '../stage/drawing';
import type { StageProps } from '../stage/stage';
import { useShownPicture } from '../stage/use-stage-picture';

type Props = Pick<StageProps, 'photo' | 'work'> &
  Readonly<{
    /** Unique on the page. */
    id: string;
    draft: OrderDraft;
  }>;

/** What the stage shows close up, small, beside words that say the same. It draws, so it is fetched with what shows it. */
export function SmallScene({ id, draft, ...shown }: Props) {
  const picture = useShownPicture(shown);
  return (
    <div className="small-scene__tile">
      {picture ? <Drawing markup={scene(picture, choiceOf(draft), { id, alt: '', hidden: true })} /> : null}
    </div>
  );
}
