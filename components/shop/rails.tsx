import { RailItem } from '@/components/ui/rail/rail';
import { paintingSamples, portraitSamples, posters } from '@/content/shop';
import { onShelf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { ShopRail } from './shop-rail';
import { PictureWare, PosterWare, SampleWare } from './wares';

type Props = Readonly<{ locale: Locale }>;

export const PicturesRail = ({ locale }: Props) => (
  <ShopRail section="pictures" locale={locale}>
    {onShelf().map((picture) => (
      <RailItem key={picture.number}>
        <PictureWare picture={picture} locale={locale} />
      </RailItem>
    ))}
  </ShopRail>
);

export const PortraitsRail = ({ locale }: Props) => (
  <ShopRail section="portraits" locale={locale} order="portraits">
    {portraitSamples.map((sample) => (
      <RailItem key={sample.number}>
        <SampleWare sample={sample} type="portraits" body="framed" locale={locale} />
      </RailItem>
    ))}
  </ShopRail>
);

export const PaintingsRail = ({ locale }: Props) => (
  <ShopRail section="paintings" locale={locale} order="custom-pictures">
    {paintingSamples.map((sample) => (
      <RailItem key={sample.number}>
        <SampleWare sample={sample} type="custom-pictures" body="canvas" locale={locale} />
      </RailItem>
    ))}
  </ShopRail>
);

export const PostersRail = ({ locale }: Props) => (
  <ShopRail section="posters" locale={locale}>
    {posters.map((poster) => (
      <RailItem key={poster.number}>
        <PosterWare poster={poster} locale={locale} />
      </RailItem>
    ))}
  </ShopRail>
);
