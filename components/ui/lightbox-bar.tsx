import type { MouseEvent } from 'react';
import { fill } from '@/i18n/fill';
import { ButtonLink } from './button';
import { LineIcon } from './icon';
import styles from './lightbox-bar.module.css';
import type { LightboxWords, Panel } from './lightbox-props';
import type { LightboxWork } from './lightbox-works';
import { StateMark } from './state-mark';
import { WorkLabel } from './work-label';

const tools = [
  { panel: 'scale', path: 'M2 6.5h16v7H2zM5.5 6.5v3M9 6.5v4M12.5 6.5v3M15.5 6.5v3' },
  { panel: 'details', path: 'M4 2.5h12v15H4zM7 7h6M7 10.5h6M7 14h3.5' },
] as const satisfies readonly { panel: Panel; path: string }[];

const fileSign = 'M4 2.5h8l4 4v11H4zM12 2.5v4h4';

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

const Detail = ({ work: { offer, technique, size, year } }: Pick<Props, 'work'>) => (
  <>
    {offer.receives && (
      <>
        <span className={styles.file}>
          <LineIcon path={fileSign} />
          {offer.receives}
        </span>
        {', '}
      </>
    )}
    {/* a file has no size; the size is the original's */}
    {[technique, offer.receives ? '' : size, year].filter(Boolean).join(', ')}
  </>
);

/** "12 of 50" above the picture; below it the museum label, to scale, details, and what can be ordered (DESIGN-17). */
export const LightboxBar = ({ work, shown, all, words, panel, onPanel, onOffer }: Props) => (
  <>
    <output className={`small num ${styles.count}`}>{fill(words.count, { n: shown + 1, all })}</output>
    <div className={styles.foot}>
      <p className={styles.caption} aria-live="polite">
        <WorkLabel title={work.title} detail={<Detail work={work} />} />
      </p>
      <span className={styles.mark}>
        {work.mark && <StateMark state={work.mark.state}>{work.mark.word}</StateMark>}
      </span>
      <fieldset className={styles.tools} aria-label={words.about}>
        {tools.map(({ panel: its, path }) => (
          <button
            key={its}
            type="button"
            aria-pressed={panel === its}
            onClick={() => onPanel(panel === its ? null : its)}
          >
            <LineIcon path={path} />
            <span>{words[its]}</span>
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
