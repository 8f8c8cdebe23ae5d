import { Document } from '@/components/documents/document';
import { pageMetadata } from '@/components/shell/page-metadata';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { accessibility } from '@/content/documents/accessibility';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const access = { id: 'accessibility' } as const;
const privacy = { id: 'privacyPolicy' } as const;
const rules = { id: 'storeRegulations' } as const;

export function privacyPolicyMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page: privacy, title: t('foot.privacy'), description: t('doc.privacyDescription') });
}

export function PrivacyPolicyPage({ locale }: { locale: Locale }) {
  return (
    <PageShell locale={locale} page={privacy} paintedAt={footerId}>
      <Document title={translator(locale)('foot.privacy')} sections={privacyPolicy} locale={locale} />
    </PageShell>
  );
}

export function storeRegulationsMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page: rules, title: t('foot.rules'), description: t('doc.rulesDescription') });
}

export function StoreRegulationsPage({ locale }: { locale: Locale }) {
  return (
    <PageShell locale={locale} page={rules} paintedAt={footerId}>
      <Document title={translator(locale)('foot.rules')} sections={storeRegulations} locale={locale} />
    </PageShell>
  );
}

export function accessibilityMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page: access, title: t('foot.access'), description: t('doc.accessDescription') });
}

export function AccessibilityPage({ locale }: { locale: Locale }) {
  return (
    <PageShell locale={locale} page={access} paintedAt={footerId}>
      <Document title={translator(locale)('foot.access')} sections={accessibility} locale={locale} />
    </PageShell>
  );
}
