import type { MouseEvent } from 'react';
import { fill } from '@/i18n/fill';
import { ButtonLink } from './button';
import styles from './lightbox-bar.module.css';
import type { LightboxWords, Panel } from './lightbox-props';
import type { LightboxWork } from './lightbox-works';

const tools = ['scale', 'details'] as const satisfies readonly Panel[];

type Props = Readonly<{
  work: LightboxWork;
  /** From 0. */
  shown: number;
  all: number;
  words: LightboxWords;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  onOffer: (event: MouseEvent<HTMLAnchorElement>) => void;
}>;

/** "12 of 50" above the picture; below it the museum label, to scale, details, and what can be ordered (DESIGN-17). */
export const LightboxBar = ({ work, shown, all, words, panel, onPanel, onOffer }: Props) => (
  <>
    <output className={`small num ${styles.count}`}>{fill(words.count, { n: shown + 1, all })}</output>
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
        {tools.map((tool) => (
          <button
            key={tool}
            className={`${styles.sign} ${styles[tool]}`}
            type="button"
            aria-pressed={panel === tool}
            onClick={() => onPanel(panel === tool ? null : tool)}
          >
            <span>{words[tool]}</span>
          </button>
        ))}
      </fieldset>
      <span className={styles.offer}>
        <ButtonLink wide href={work.offer.href} onClick={onOffer}>
          {work.offer.label}
        </ButtonLink>
      </span>
    </div>
  </>
);
