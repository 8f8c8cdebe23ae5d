import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { Reviews } from '@/components/shop/reviews';
import { ShopHead } from '@/components/shop/shop-head';
import { ShopRail } from '@/components/shop/shop-rail';
import { ShopRest } from '@/components/shop/shop-rest';
import type { Locale } from '@/i18n/locales';
import { sections, shopSections } from '@/i18n/sections';
import { translator } from '@/messages/translator';

const page = { id: 'shop' } as const;

/** The shop: four rails, each on a wall of its own colour (SHOP-1). */
function ShopPage({ locale }: { locale: Locale }) {
  return (
    <PageShell locale={locale} page={page} paintedAt={sections.pictures[locale]}>
      <ShopRest locale={locale} />
      <ShopHead locale={locale} />
      {shopSections.map((section) => (
        <ShopRail key={section} section={section} locale={locale} />
      ))}
      <Reviews locale={locale} />
    </PageShell>
  );
}

export function shopPage(locale: Locale) {
  const t = translator(locale);
  return {
    metadata: pageMetadata({ locale, page, title: t('shop.title'), description: t('shop.description') }),
    page: () => <ShopPage locale={locale} />,
  };
}
