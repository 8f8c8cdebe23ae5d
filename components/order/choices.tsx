import { fieldStates } from '@/domain/order/fields';
import { MediumSection } from './medium-section';
import { ParamsSection } from './params-section';
import type { PartProps } from './part-props';
import { PhotoSection } from './photo-section';
import type { OrderInHand } from './use-order-draft';

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
