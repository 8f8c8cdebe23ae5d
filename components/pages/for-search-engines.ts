import type { MetadataRoute } from 'next';
import { siteUrl } from '@/content/site';
import { apiRoot } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { indexablePages } from './indexable-pages';

const absolute = (path: string): string => new URL(path, siteUrl).href;

function languagesOf(page: PageRef) {
  const [pl, en] = [absolute(pathOf(page, 'pl')), absolute(pathOf(page, 'en'))];
  return { pl, en, 'x-default': pl };
}

/** Every indexable page in both languages, each with the address of the other (ROUTES-10). */
export const siteMap = (): MetadataRoute.Sitemap =>
  indexablePages.flatMap((page) =>
    locales.map((locale) => ({
      url: absolute(pathOf(page, locale)),
      alternates: { languages: languagesOf(page) },
    })),
  );

export const robotRules = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: apiRoot },
  sitemap: absolute('/sitemap.xml'),
});
