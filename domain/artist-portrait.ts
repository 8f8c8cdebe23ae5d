import { artist } from '@/content/artist';
import { artworkById } from '@/content/artworks';
import type { OwnPicture } from '@/content/types';
import type { Localized } from '@/i18n/locales';

type Portrait = OwnPicture & Readonly<{ technique: Localized | null }>;

/** One of the works, or a picture that is not in the gallery and has no technique. */
export const artistPortrait = (portrait: number | OwnPicture = artist.portrait): Portrait =>
  typeof portrait === 'number' ? artworkById(portrait) : { ...portrait, technique: null };
