import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TabLinks } from '@/components/ui/tab-links';
import { categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import styles from './gallery-section.module.css';

type Props = Readonly<{ locale: Locale; children: ReactNode }>;

/** The gallery's part of the home page: the newest portraits on their wall, and the way to all the rest. */
export function GallerySection({ locale, children }: Props) {
  const t = translator(locale);
  return (
    <section className="section" data-wall="portraits" id={sections.gallery[locale]}>
      <div className="wrap">
        <h2 className="h2">{t('gallery.h')}</h2>
        <TabLinks
          label={t('gallery.tabs')}
          links={categories.map((category) => ({
            label: t(`cat.${category}`),
            href: pathTo(category, locale),
            current: category === 'portraits',
          }))}
        />
        <div className={styles.works}>{children}</div>
        <ButtonLink line href={pathTo('gallery', locale)}>
          {t('gallery.all')}
        </ButtonLink>
      </div>
    </section>
  );
}
