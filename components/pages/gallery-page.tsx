import { GalleryRoom } from '@/components/gallery/gallery-room';
import { thirdRowId } from '@/components/gallery/wall-rows';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { worksOn } from '@/domain/gallery/works-on-page';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const page = { id: 'gallery' } as const;

/** The 50 newest digital works (GALLERY-2); the category's own page has all of them. */
function GalleryPage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={page} paintedAt={thirdRowId}>
      <GalleryRoom
        locale={locale}
        category="digital_art"
        works={worksOn(page)}
        title={t('gallery.h')}
        intro={t('gallery.intro')}
      />
    </PageShell>
  );
}

export function galleryPage(locale: Locale) {
  const t = translator(locale);
  return {
    metadata: pageMetadata({ locale, page, title: t('gallery.title'), description: t('gallery.description') }),
    page: () => <GalleryPage locale={locale} />,
  };
}
