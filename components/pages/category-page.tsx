import { GalleryRoom, thirdRowId } from '@/components/gallery/gallery-room';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { artworks } from '@/content/artworks';
import type { CategoryId } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

type Props = Readonly<{ locale: Locale; category: CategoryId }>;

export function categoryMetadata({ locale, category }: Props) {
  const t = translator(locale);
  return pageMetadata({
    locale,
    page: { id: category },
    title: t(`gallery.categories.${category}.title`),
    description: t(`gallery.categories.${category}.description`),
  });
}

/** All works of a category, on the wall of its colour (GALLERY-2). */
export function CategoryPage({ locale, category }: Props) {
  const t = translator(locale);
  const works = artworks[category];
  return (
    <PageShell locale={locale} page={{ id: category }} paintedAt={thirdRowId}>
      <GalleryRoom
        locale={locale}
        category={category}
        works={works}
        title={t(`cat.${category}`)}
        intro={t(`gallery.categories.${category}.intro`, { count: works.length })}
        painted
      />
    </PageShell>
  );
}
