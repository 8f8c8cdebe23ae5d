import { useEffect, useState } from 'react';
import type { Centimetres } from '@/domain/order/size';
import type { ScenePicture } from '@/domain/preview/choices';
import { isOriginal } from '@/domain/shop/shop';
import { bind } from '@/i18n/typography';
import type { StageProps } from './stage-props';

export type StagePicture = Readonly<{
  picture: ScenePicture;
  name: string;
  /** Of a sample and of an original, which hang in their own size. */
  sizeCm: Centimetres | null;
  painted: boolean;
}>;

/** The size in pixels of an image that the browser can show; null until it is known, or if it cannot. */
function useImageSize(url: string | null | undefined): ScenePicture | null {
  const [known, setKnown] = useState<ScenePicture | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setKnown({ href: url, width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return known?.href === url ? known : null;
}

type Shown = Pick<StageProps, 'photo' | 'work'>;

/** The buyer's newest photo that a browser can show, else the work. Null where there is neither, or it is on its way. */
export function useShownPicture({ photo, work }: Shown): ScenePicture | null {
  const seen = useImageSize(photo?.url);
  return photo?.shown ? seen : work;
}

export function useStagePicture({ photo, work, words, locale, draft }: StageProps): StagePicture | null {
  const seen = useImageSize(photo?.url);
  if (photo?.url && seen)
    return { picture: seen, name: words.stage.photo, sizeCm: null, painted: draft.variant !== 'digital' };
  if (!work) return null;
  const { sizeCm, sample } = work;
  const own = sample || isOriginal(draft) ? sizeCm : null;
  return { picture: work, name: bind(work.title[locale], locale), sizeCm: own, painted: false };
}
