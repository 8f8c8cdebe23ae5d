import type { ReactNode } from 'react';
import { artist } from '@/content/artist';
import type { Token } from '@/content/documents/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './particulars.css';

/** A fact that the owner still has to fill in is marked, so that it is not overlooked. */
const orBlank = (fact: string | null, locale: Locale): ReactNode =>
  fact ?? <mark className="particulars__blank">{translator(locale)('doc.blank')}</mark>;

/** What a document shows in place of each placeholder. */
export const particulars: Readonly<Record<Token, (locale: Locale) => ReactNode>> = {
  studio: (locale) => artist.studio[locale],
  seller: () => artist.seller.name,
  address: (locale) => orBlank(artist.seller.address, locale),
  taxId: (locale) => orBlank(artist.seller.taxId, locale),
  city: (locale) => artist.city[locale],
  email: () => <a href={`mailto:${artist.email}`}>{artist.email}</a>,
  phone: () => (
    <a className="nowrap" href={`tel:${artist.phone.replace(/\s/g, '')}`}>
      {artist.phone}
    </a>
  ),
  privacyPolicy: (locale) => <a href={pathTo('privacyPolicy', locale)}>{translator(locale)('foot.privacy')}</a>,
  storeRegulations: (locale) => <a href={pathTo('storeRegulations', locale)}>{translator(locale)('foot.rules')}</a>,
};
