import { TabLinks } from '@/components/ui/tab-links';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import styles from './gallery-head.module.css';

type Props = Readonly<{ title: string; intro: string; current: CategoryId; locale: Locale }>;

/** The title of the wall, a sentence about it, and links to the four categories. */
export function GalleryHead({ title, intro, current, locale }: Props) {
  const t = translator(locale);
  return (
    <header className={styles.head}>
      <h1 className="vinyl">{title}</h1>
      <p className={`prose ${styles.intro}`}>{intro}</p>
      <TabLinks
        label={t('gallery.tabs')}
        links={categories.map((category) => ({
          label: t(`cat.${category}`),
          href: pathTo(category, locale),
          current: category === current,
        }))}
      />
    </header>
  );
}
