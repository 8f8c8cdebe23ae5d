import { Lightbox } from '@/components/ui/lightbox';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { wordsOf } from '@/messages/translator';
import styles from './wall.module.css';
import { WallRows } from './wall-rows';

type Props = Readonly<{
  works: readonly Artwork[];
  locale: Locale;
  /** How many works are in the first viewport. */
  eager?: number;
}>;

/** Works in justified rows, arranged at build time; a click opens them in the viewer. */
export const Wall = ({ works, locale, eager = 0 }: Props) => (
  <Lightbox words={wordsOf(locale).viewer} className={`${styles.wall} ${styles.wrap}`}>
    <WallRows
      works={works.map((artwork) => ({ artwork, picture: preparedPicture(artwork) }))}
      locale={locale}
      narrow="wrap"
      eager={eager}
    />
  </Lightbox>
);
