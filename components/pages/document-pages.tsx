import { Document } from '@/components/documents/document';
import { pageMetadata } from '@/components/shell/page-metadata';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { accessibility } from '@/content/documents/accessibility';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const documents = {
  privacyPolicy: { sections: privacyPolicy, title: 'foot.privacy', description: 'doc.privacyDescription' },
  storeRegulations: { sections: storeRegulations, title: 'foot.rules', description: 'doc.rulesDescription' },
  accessibility: { sections: accessibility, title: 'foot.access', description: 'doc.accessDescription' },
} as const;

export function documentPage(id: keyof typeof documents, locale: Locale) {
  const { sections, title, description } = documents[id];
  const t = translator(locale);
  return {
    metadata: pageMetadata({ locale, page: { id }, title: t(title), description: t(description) }),
    page: () => (
      <PageShell locale={locale} page={{ id }} paintedAt={footerId}>
        <Document title={t(title)} sections={sections} locale={locale} />
      </PageShell>
    ),
  };
}
