import type { OrderDraft } from '@/domain/order/order';
import { Drawing } from './stage-frame';
import '../form/order-body.css';
import type { StageProps } from './stage-props';
import { useLiveView } from './use-live-view';
import { useShownPicture } from './use-stage-picture';

type Props = Pick<StageProps, 'photo' | 'work'> &
  Readonly<{
    /** Unique on the page. */
    id: string;
    draft: OrderDraft;
  }>;

/** What the stage shows close up, small, beside words that say the same. Its drawings come with the stage's. */
export function SmallScene({ id, draft, ...shown }: Props) {
  const picture = useShownPicture(shown);
  const drawings = useLiveView(picture !== null);
  return (
    <div className="small-scene__tile">
      {picture && drawings ? <Drawing markup={drawings.smallScene(picture, draft, id)} /> : null}
    </div>
  );
}
