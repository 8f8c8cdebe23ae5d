import type { MouseEvent } from 'react';
import { fill } from '@/i18n/fill';
import { ButtonLink } from './button';
import styles from './lightbox-bar.module.css';
import type { LightboxWords } from './lightbox-props';
import type { LightboxWork } from './lightbox-works';

type Props = Readonly<{
  work: LightboxWork;
  /** From 0. */
  shown: number;
  all: number;
  words: LightboxWords;
  /** Whether the drawing to scale is shown in place of the picture. */
  drawn: boolean;
  onDraw: (drawn: boolean) => void;
  onOffer: (event: MouseEvent<HTMLAnchorElement>) => void;
}>;

/** "12 of 50" above the picture; below it the museum label, to scale, the way to the work's page, and what can be ordered (DESIGN-17). */
export const LightboxBar = ({ work, shown, all, words, drawn, onDraw, onOffer }: Props) => (
  <>
    <output className={`small num ${styles.count}`}>{all > 1 && fill(words.count, { n: shown + 1, all })}</output>
    <div className={styles.foot}>
      <p className={styles.caption} aria-live="polite">
        <b>{work.title}</b>
        <span className="quiet">
          {work.offer.receives && <span className={`${styles.sign} ${styles.file}`}>{work.offer.receives},</span>}{' '}
          {work.detail}
        </span>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own element, copied */}
      {work.mark && <span className={styles.mark} dangerouslySetInnerHTML={{ __html: work.mark }} />}
      <fieldset className={styles.tools} aria-label={words.about}>
        <button
          className={`${styles.sign} ${styles.scale}`}
          type="button"
          aria-pressed={drawn}
          onClick={() => onDraw(!drawn)}
        >
          <span>{words.scale}</span>
        </button>
        {work.page && (
          <a className={`${styles.sign} ${styles.details}`} href={work.page}>
            <span>{words.details}</span>
          </a>
        )}
      </fieldset>
      <span className={styles.offer}>
        <ButtonLink wide href={work.offer.href} onClick={onOffer}>
          {work.offer.label}
        </ButtonLink>
      </span>
    </div>
  </>
);
