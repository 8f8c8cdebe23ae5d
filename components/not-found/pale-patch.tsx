import { WorkLabel } from '@/components/ui/work-label';
import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import styles from './pale-patch.module.css';

/** The place where a painting used to hang: the paint is paler there, the nail and the label are still on the wall. */
export const PalePatch = () => (
  <div className={styles.place}>
    <svg viewBox="0 0 300 360" aria-hidden="true">
      <defs>
        <linearGradient id="patch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.pale} />
          <stop offset="1" className={styles.faint} />
        </linearGradient>
      </defs>
      <path d="M0.5 0.5H299.5V359.5H0.5Z" fill="url(#patch)" className={styles.edge} />
      <ellipse cx="152" cy="26" rx="3" ry="11" className={styles.cast} />
      <circle cx="150" cy="16" r="4.5" className={styles.nail} />
      <circle cx="148.8" cy="14.6" r="1.4" className={styles.glint} />
    </svg>
    <div className={styles.label}>
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          <WorkLabel title={translator(locale)('e404.t')} detail={translator(locale)('e404.tech')} />
        </p>
      ))}
    </div>
  </div>
);
