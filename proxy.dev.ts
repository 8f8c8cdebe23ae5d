import { type NextRequest, NextResponse } from 'next/server';
import { everyPage } from '@/domain/site-pages';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { movedTo } from '@/i18n/redirects';

const paths = new Set(everyPage.flatMap((page) => locales.map((locale) => pathOf(page, locale))));

/** The redirects of `npm run dev`. The site's own server has the same ones without Next. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const to = movedTo(nextUrl.pathname + nextUrl.search, (path) => paths.has(path));
  return to === null ? NextResponse.next() : NextResponse.redirect(new URL(to, nextUrl.origin), 308);
}

export const config = { matcher: '/((?!_next/|api/).*)' };
