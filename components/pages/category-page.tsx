import type { Metadata } from 'next';
import { GalleryRoom } from '@/components/gallery/gallery-room';
import { thirdRowId } from '@/components/gallery/wall-rows';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { type CategoryId, categories } from '@/content/types';
import { roomOf } from '@/domain/gallery/artwork-page';
import { firstPart, partRef, type WallPart } from '@/domain/gallery/wall-parts';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { translator } from '@/messages/translator';

export function wallMetadata(locale: Locale, { category, number, of, page }: WallPart): Metadata {
  const t = translator(locale);
  const isFurther = number > 1;
  const title = t(`gallery.categories.${category}.title`);
  const description = t(`gallery.categories.${category}.description`);
  const head = pageMetadata({
    locale,
    page,
    title: isFurther ? t('rooms.partTitle', { title, number }) : title,
    description: isFurther ? t('rooms.partDescription', { description, number, of }) : description,
  });
  if (of === 1) return head;
  const at = (part: number) => pathOf(partRef(category, part), locale);
  return {
    ...head,
    pagination: { previous: isFurther ? at(number - 1) : null, next: number < of ? at(number + 1) : null },
  };
}

/** Works of a category, on the wall of its colour (GALLERY-2): all of them, or a part of a long wall (GALLERY-17). */
export function WallPage({ locale, part }: Readonly<{ locale: Locale; part: WallPart }>) {
  const t = translator(locale);
  const { category, works, all, page } = part;
  return (
    <PageShell locale={locale} page={page} paintedAt={thirdRowId}>
      <GalleryRoom
        locale={locale}
        category={category}
        works={works}
        title={t(`cat.${category}`)}
        intro={t(`gallery.categories.${category}.intro`, { count: all })}
        part={part}
      />
    </PageShell>
  );
}

export function categoryPage(category: CategoryId, locale: Locale) {
  const part = firstPart(category);
  return { metadata: wallMetadata(locale, part), page: () => <WallPage locale={locale} part={part} /> };
}

type RoomParams = Readonly<{ params: Promise<Readonly<{ room: string }>> }>;

export function roomRoute(locale: Locale) {
  const pageAt = async ({ params }: RoomParams) => {
    const { room } = await params;
    return categoryPage(categories.find((id) => roomOf(id)[locale] === room) as CategoryId, locale);
  };
  return {
    params: () => categories.map((id) => ({ room: roomOf(id)[locale] })),
    metadata: async (given: RoomParams) => (await pageAt(given)).metadata,
    page: async (given: RoomParams) => (await pageAt(given)).page(),
  };
}
