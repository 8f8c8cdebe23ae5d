import styles from './lightbox-viewer.module.css';
import type { LightboxWork } from './lightbox-works';
import { WorkLabel } from './work-label';

type Count = Readonly<{ shown: number; all: number; template: string }>;

/** "12 of 50"; said aloud when it changes. */
export const LightboxCount = ({ shown, all, template }: Count) => (
  <output className={`small num ${styles.count}`}>
    {template.replace('{n}', String(shown + 1)).replace('{all}', String(all))}
  </output>
);

/** The work's museum label; said aloud when it changes. */
export const LightboxCaption = ({ work }: { work: LightboxWork | undefined }) => (
  <p className={styles.caption} aria-live="polite">
    {work && <WorkLabel title={work.title} detail={work.detail} />}
  </p>
);
