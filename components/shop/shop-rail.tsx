import type { ReactNode } from 'react';
import { Rail } from '@/components/ui/rail';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import styles from './shop-rail.module.css';

export type ShopSection = 'pictures' | 'portraits' | 'paintings' | 'posters';

type Props = Readonly<{
  section: ShopSection;
  locale: Locale;
  /** `RailItem`s. */
  children: ReactNode;
  /** The button under the rail, where one leads to the whole section's form. */
  order?: ReactNode;
}>;

/** The four surfaces, from the door to the end of the room (DESIGN 4). */
const surfaces: Readonly<Record<ShopSection, { className?: string | undefined; 'data-wall'?: string }>> = {
  pictures: { className: styles.plaster },
  portraits: { 'data-wall': 'portraits' },
  paintings: {},
  posters: { 'data-wall': 'naples' },
};

/** One section of the shop: what it sells, and its works on a shelf. */
export function ShopRail({ section, locale, children, order }: Props) {
  const t = translator(locale);
  const id = sections[section][locale];
  const title = t(`shop.${section}`);
  const { className, ...wall } = surfaces[section];
  const head = (
    <>
      <h2 className="h2" id={`${id}-rail`}>
        {title}
      </h2>
      <p className={`prose quiet ${styles.note}`}>{t(`shop.${section}P`)}</p>
    </>
  );
  const labels = { previous: `${t('shop.prev')}: ${title}`, next: `${t('shop.next')}: ${title}` };
  return (
    <section id={id} className={[styles.section, className].filter(Boolean).join(' ')} {...wall}>
      <Rail labelledBy={`${id}-rail`} labels={labels} head={head}>
        {children}
      </Rail>
      {order && <p className={`wrap ${styles.order}`}>{order}</p>}
    </section>
  );
}
