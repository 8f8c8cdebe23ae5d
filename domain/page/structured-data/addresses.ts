import { siteUrl } from '@/content/site';
import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { artworkRef } from '../../gallery/artwork-page';

/** A path with the site's own scheme and host before it. */
export const absolute = (path: string): string => new URL(path, siteUrl).href;

/** The full address of a page. */
export const addressOf = (page: PageRef, locale: Locale): string => absolute(pathOf(page, locale));

/** The full address of a work's page. */
export const workAddress = (work: Artwork, locale: Locale): string => addressOf(artworkRef(work), locale);
