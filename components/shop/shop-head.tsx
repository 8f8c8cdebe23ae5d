import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import styles from './shop-head.module.css';

/** What the shop sells, in one sentence. */
export function ShopHead({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className="vinyl">{t('shop.h')}</h1>
      <p className="essay">{t('shop.intro')}</p>
    </div>
  );
}
