import { Lightbox } from '@/components/ui/lightbox';
import { Still } from '@/components/ui/still';
import type { Artwork, CategoryId } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { wordsOf } from '@/messages/translator';
import styles from './gallery-room.module.css';
import { Opening } from './opening';
import { RoomLinks } from './room-links';
import wall from './wall.module.css';
import { WallEnd } from './wall-end';
import { WallRows } from './wall-rows';
import { wallWorkOf } from './wall-work';

type Props = Readonly<{
  locale: Locale;
  category: CategoryId;
  works: readonly Artwork[];
  title: string;
  intro: string;
  /** True for a category's own room, on a wall of its colour. */
  painted: boolean;
}>;

/** The id of the wall's third row: a first screen shows the beginning of the second at most. */
export const thirdRowId = 'third-row';

/** So many works are in the first viewport. */
const eager = 4;

/**
 * A room of the gallery: its title, the way to the other rooms and the first works, hung large; the wall with all
 * others, and at its end an order and the doorway to the next room (GALLERY-11).
 */
export function GalleryRoom({ locale, category, works, title, intro, painted }: Props) {
  const large = painted ? 2 : 1;
  const hung = works.map((artwork) => wallWorkOf(artwork, category, locale));
  return (
    <div className={styles.room} data-wall={painted ? category : undefined}>
      <Lightbox words={wordsOf(locale).viewer} className="wrap">
        <Opening title={title} intro={intro} works={hung.slice(0, large)} locale={locale}>
          <RoomLinks locale={locale} category={category} others={painted} />
        </Opening>
        <Still className={`${wall.wall} ${wall.wrap} ${wall.twos}`}>
          <WallRows works={hung.slice(large)} locale={locale} narrow="wrap" eager={eager} thirdRowId={thirdRowId} />
        </Still>
      </Lightbox>
      <WallEnd category={category} locale={locale} />
    </div>
  );
}
