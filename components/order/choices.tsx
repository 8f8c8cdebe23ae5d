'use client';

import { fieldStates } from '@/domain/order/fields';
import { MediumSection } from './medium-section';
import { ParamsSection } from './params-section';
import type { PartProps } from './part-props';
import { PhotoSection } from './photo-section';
import type { usePhotos } from './use-photos';

type Props = PartProps & Readonly<{ photos: ReturnType<typeof usePhotos>; lost: boolean }>;

/** Everything that can be chosen: photos, technique and size, medium. */
export function Choices({ photos, lost, ...part }: Props) {
  const states = fieldStates(part.draft);
  return (
    <>
      {states.photos !== 'hidden' && <PhotoSection words={part.words} lost={lost} {...photos} />}
      {states.variant !== 'hidden' && <ParamsSection {...part} />}
      {(states.medium !== 'hidden' || states.attributes !== 'hidden') && <MediumSection {...part} />}
    </>
  );
}
