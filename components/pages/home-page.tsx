import { GalleryShowcase } from '@/components/gallery/gallery-showcase';
import { About } from '@/components/home/about';
import { Classes } from '@/components/home/classes';
import { Contact } from '@/components/home/contact';
import { Entrance } from '@/components/home/entrance';
import { Orders } from '@/components/home/orders';
import { BeginPortrait } from '@/components/order/page/begin-portrait';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { Toasts } from '@/components/ui/toast/toasts';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';

const page = { id: 'home' } as const;

function HomePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={page} paintedAt={sections.about[locale]}>
      <Entrance locale={locale} />
      <About locale={locale} />
      <GalleryShowcase locale={locale} />
      <Orders locale={locale} begin={<BeginPortrait locale={locale} />} />
      <Classes locale={locale} />
      <Contact locale={locale} />
      <studio-rest-of-pictures className="unboxed" />
      <studio-section-marks className="unboxed" />
      <Toasts words={{ region: t('toast.region'), close: t('site.close') }} />
    </PageShell>
  );
}

export function homePage(locale: Locale) {
  const t = translator(locale);
  return {
    metadata: pageMetadata({ locale, page, title: t('site.tagline'), description: t('site.description') }),
    page: () => <HomePage locale={locale} />,
  };
}
