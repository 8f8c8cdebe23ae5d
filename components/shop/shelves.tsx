import type { ReactElement } from 'react';
import { paintingSamples, portraitSamples, posters } from '@/content/shop';
import { onShelf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import type { ShopSection } from '@/i18n/sections';
import { PictureWare, PosterWare, SampleWare } from './wares';

/** What is on the shelf of each section. */
export const shelves: Readonly<Record<ShopSection, (locale: Locale) => readonly ReactElement[]>> = {
  pictures: (locale) =>
    onShelf().map((picture) => <PictureWare key={picture.number} picture={picture} locale={locale} />),
  portraits: (locale) =>
    portraitSamples.map((sample) => (
      <SampleWare key={sample.number} sample={sample} type="portraits" body="framed" locale={locale} />
    )),
  paintings: (locale) =>
    paintingSamples.map((sample) => (
      <SampleWare key={sample.number} sample={sample} type="custom-pictures" body="canvas" locale={locale} />
    )),
  posters: (locale) => posters.map((poster) => <PosterWare key={poster.number} poster={poster} locale={locale} />),
};
