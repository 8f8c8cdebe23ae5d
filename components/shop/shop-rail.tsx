import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PauseNote } from '@/components/ui/pause-note';
import { Rail } from '@/components/ui/rail';
import type { Service } from '@/content/services';
import { pauseOf } from '@/domain/availability';
import type { Locale } from '@/i18n/locales';
import { contactPath, sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import styles from './shop-rail.module.css';

export type ShopSection = 'pictures' | 'portraits' | 'paintings' | 'posters';

const WaitLink = ({ locale }: { locale: Locale }) => (
  <ButtonLink line href={contactPath(locale)}>
    {translator(locale)('hold.wait')}
  </ButtonLink>
);

type Props = Readonly<{
  section: ShopSection;
  locale: Locale;
  /** `RailItem`s. */
  children: ReactNode;
  /** The button under the rail that leads to the form of the whole section, if there is one. */
  order?: ReactNode;
}>;

/** The four backgrounds, from the top of the page to its end (SHOP-1). */
const surfaces: Readonly<Record<ShopSection, { 'data-wall'?: string }>> = {
  pictures: {},
  portraits: { 'data-wall': 'portraits' },
  paintings: {},
  posters: { 'data-wall': 'naples' },
};

/** The service that a section depends on. Finished pictures need none. */
const serviceOf: Readonly<Record<ShopSection, Service | null>> = {
  pictures: null,
  portraits: 'portraits',
  paintings: 'custom-pictures',
  posters: 'posters',
};

/**
 * One section of the shop: what it sells, and its works on a shelf. A section on hold says so and leads to the waiting
 * list.
 */
export function ShopRail({ section, locale, children, order }: Props) {
  const t = translator(locale);
  const id = sections[section][locale];
  const title = t(`shop.${section}`);
  const pause = pauseOf(serviceOf[section]);
  const button = pause ? pause === 'waiting' && order && <WaitLink locale={locale} /> : order;
  const head = (
    <>
      <h2 className="h2" id={`${id}-rail`}>
        {title}
      </h2>
      <p className={`prose quiet ${styles.note}`}>{t(`shop.${section}P`)}</p>
      {pause && (
        <div className={styles.pause}>
          <PauseNote state={pause} word={t(`hold.${pause}`)} text={t(`hold.orders.${pause}`)} />
        </div>
      )}
    </>
  );
  const labels = { previous: `${t('shop.prev')}: ${title}`, next: `${t('shop.next')}: ${title}` };
  return (
    <section id={id} className={`${styles.section} ${styles[section]}`} {...surfaces[section]}>
      <Rail labelledBy={`${id}-rail`} labels={labels} head={head}>
        {children}
      </Rail>
      {button && (
        <p className={`wrap ${styles.order}`}>
          {button}
          {pause ? null : <span className="small quiet">{t('shop.reply')}</span>}
        </p>
      )}
    </section>
  );
}
