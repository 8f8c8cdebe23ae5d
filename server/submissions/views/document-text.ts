import { artist } from '@/content/artist';
import type { DocumentSection, Token } from '@/content/documents/types';
import { corrections } from '@/content/terms';
import { itemsOf } from '@/domain/page/document-items';
import type { Locale, Localized } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** Links are their names; null is not filled in yet. */
const filled: Readonly<Record<Token, (locale: Locale) => string | null>> = {
  studio: (locale) => artist.studio[locale],
  seller: () => artist.seller.name,
  address: () => artist.seller.address,
  taxId: () => artist.seller.taxId,
  city: (locale) => artist.city[locale],
  email: () => artist.email,
  phone: () => artist.phone,
  corrections: () => String(corrections),
  privacyPolicy: (locale) => translator(locale)('foot.privacy'),
  storeRegulations: (locale) => translator(locale)('foot.rules'),
  withdrawal: (locale) => translator(locale)('withdrawal.h'),
};

const isToken = (name: string): name is Token => Object.hasOwn(filled, name);

const textIn = (text: Localized, locale: Locale): string =>
  text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => (isToken(name) ? (filled[name](locale) ?? '…') : whole));

export const documentText = (sections: readonly DocumentSection[], locale: Locale) =>
  sections.map(({ title, blocks }) => ({
    title: textIn(title, locale),
    texts: blocks.flatMap((block) =>
      'list' in block ? itemsOf(block.list).map((item) => `– ${textIn(item, locale)}`) : [textIn(block, locale)],
    ),
  }));
