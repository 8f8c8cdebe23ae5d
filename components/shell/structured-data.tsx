import { pageGraph, scriptSafe } from '@/domain/page/structured-data/page-graph';
import type { Locale } from '@/i18n/locales';
import type { PageRef } from '@/i18n/pages';
import { translator } from '@/messages/translator';

/** What the page at hand says to search engines, as JSON-LD. */
export function StructuredData({ page, locale }: { page: PageRef; locale: Locale }) {
  const graph = pageGraph({ page, locale, say: translator(locale) });
  if (!graph) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in scripts' text; scriptSafe escapes all that ends one
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(graph) }} />;
}
