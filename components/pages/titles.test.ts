import type { Metadata } from 'next';
import { categories } from '@/content/types';
import { artworkParams } from '@/domain/gallery/artwork-page';
import { indexablePages } from '@/domain/page/site-pages';
import { type Locale, locales } from '@/i18n/locales';
import { artworkRoute } from './artwork-page';
import { categoryMetadata } from './category-page';
import { accessibilityMetadata, privacyPolicyMetadata, storeRegulationsMetadata } from './document-pages';
import { galleryMetadata } from './gallery-page';
import { homeMetadata } from './home-page';
import { orderItemParams, orderRoute, orderTypeParams } from './order-page';
import { shopMetadata } from './shop-page';
import { withdrawalMetadata } from './withdrawal-page';

async function everyHead(locale: Locale): Promise<readonly Metadata[]> {
  const documents = [accessibilityMetadata, privacyPolicyMetadata, storeRegulationsMetadata, withdrawalMetadata];
  const single = [homeMetadata, galleryMetadata, shopMetadata, ...documents];
  const order = orderRoute(locale).metadata;
  const work = artworkRoute(locale).metadata;
  return Promise.all([
    ...single.map((metadata) => metadata(locale)),
    ...categories.map((category) => categoryMetadata({ locale, category })),
    ...[...orderTypeParams(), ...orderItemParams()].map((params) => order({ params: Promise.resolve(params) })),
    ...artworkParams(locale).map((params) => work({ params: Promise.resolve(params) })),
  ]);
}

const lengths = { title: [15, 90], description: [50, 160] } as const;

test.each(locales)(
  'ROUTES-22: every page has a title and a description of its own, of sensible length (%s)',
  async (locale) => {
    const heads = await everyHead(locale);
    expect(heads).toHaveLength(indexablePages.length);
    for (const part of ['title', 'description'] as const) {
      const texts = heads.map((head) => String(head[part]));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      const [least, most] = lengths[part];
      expect(texts.filter((text) => text.length < least || text.length > most)).toEqual([]);
    }
  },
);
