import { notFound } from 'next/navigation';
import { ArtworkRoom } from '@/components/artwork/artwork-room';
import { Beside } from '@/components/artwork/beside';
import { Measure, measureId } from '@/components/artwork/measure';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { categoryOf } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { type ArtworkParams, artworkAt, artworkParams, artworkRef } from '@/domain/gallery/artwork-page';
import { museumLabel } from '@/domain/gallery/museum-label';
import { furtherPartAt, furtherPartParams } from '@/domain/gallery/wall-parts';
import { descriptionOfWork } from '@/domain/page/page-description';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { WallPage, wallMetadata } from './category-page';

type Props = Readonly<{ locale: Locale; artwork: Artwork }>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function artworkMetadata({ locale, artwork }: Props) {
  const { title, alt, year } = artwork;
  const category = translator(locale)(`cat.${categoryOf(artwork)}`);
  const label = [museumLabel(artwork, locale), year].filter(Boolean).join(', ');
  return pageMetadata({
    locale,
    page: artworkRef(artwork),
    title: `${title[locale]} · ${category}`,
    description: descriptionOfWork(alt[locale], capital(label)),
  });
}

function ArtworkPage({ locale, artwork }: Props) {
  const category = categoryOf(artwork);
  return (
    <PageShell locale={locale} page={artworkRef(artwork)} paintedAt={measureId}>
      <ArtworkRoom artwork={artwork} category={category} locale={locale} />
      <Measure artwork={artwork} category={category} locale={locale} />
      <Beside artwork={artwork} locale={locale} />
    </PageShell>
  );
}

type ArtworkPageParams = Readonly<{ params: Promise<ArtworkParams> }>;

async function workAt(locale: Locale, params: ArtworkPageParams['params']): Promise<Props> {
  const artwork = artworkAt(locale, await params);
  if (!artwork) notFound();
  return { locale, artwork };
}

/** Works, and further parts of the wall, in one route, because an export allows no route without a page. */
export const belowRoomRoute = (locale: Locale) => ({
  params: () => [...artworkParams(locale), ...furtherPartParams(locale)],
  metadata: async ({ params }: ArtworkPageParams) => {
    const part = furtherPartAt(locale, await params);
    return part ? wallMetadata(locale, part) : artworkMetadata(await workAt(locale, params));
  },
  page: async ({ params }: ArtworkPageParams) => {
    const part = furtherPartAt(locale, await params);
    return part ? <WallPage locale={locale} part={part} /> : <ArtworkPage {...(await workAt(locale, params))} />;
  },
});
