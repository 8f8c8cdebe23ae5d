import { fieldStates } from '@/domain/order/fields';
import type { OrderInHand } from '../draft/use-order-draft';
import { PhotoSection } from '../photos/photo-section';
import { MediumSection } from './medium-section';
import { ParamsSection } from './params-section';
import type { PartProps } from './part-props';

type Props = PartProps & Pick<OrderInHand, 'photos'>;

/** Everything there is to choose: photos, technique and size, medium. */
export function Choices({ photos, ...part }: Props) {
  const states = fieldStates(part.draft);
  return (
    <>
      {states.photos !== 'hidden' && (
        <PhotoSection words={part.words} locale={part.locale} draft={part.draft} {...photos} />
      )}
      {states.variant !== 'hidden' && <ParamsSection {...part} />}
      {(states.medium !== 'hidden' || states.attributes !== 'hidden') && <MediumSection {...part} />}
    </>
  );
}
