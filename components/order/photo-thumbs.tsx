import { IconButton } from '@/components/ui/icon-button';
import { fill } from '@/i18n/fill';
import type { HeldPhoto } from './order-in-making';
import styles from './photo-section.module.css';
import type { OrderWords } from './words';

type Props = Readonly<{
  words: OrderWords;
  photos: readonly HeldPhoto[];
  /** The name of the file that is being added. */
  adding: string | null;
  remove: (photo: HeldPhoto) => void;
  /** The id of what gets the focus once a photo is gone. */
  focusAfter: string;
}>;

export function PhotoThumbs({ words, photos, adding, remove, focusAfter }: Props) {
  if (photos.length === 0 && !adding) return null;
  const removeAndFocus = (photo: HeldPhoto) => {
    const at = photos.indexOf(photo);
    const neighbour = photos[at + 1] ?? photos[at - 1];
    document.getElementById(neighbour ? `remove-${neighbour.id}` : focusAfter)?.focus();
    remove(photo);
  };
  return (
    <ul className={styles.thumbs}>
      {adding ? (
        <li>
          <span className={styles.adding}>
            <span className="cap">{words.photos.adding}</span>
            <progress aria-label={`${words.photos.adding} ${adding}`} />
          </span>
          {adding}
        </li>
      ) : null}
      {photos.map((photo) => (
        <li key={photo.id}>
          {photo.url ? (
            <img src={photo.url} alt="" />
          ) : (
            <span className={`${styles.adding} ${styles.unseen} cap`}>{photo.shown ? null : words.photos.unseen}</span>
          )}
          <span className={styles.remove}>
            <IconButton
              id={`remove-${photo.id}`}
              icon="bin"
              label={fill(words.photos.del, { name: photo.name })}
              onClick={() => removeAndFocus(photo)}
            />
          </span>
          {photo.name}
        </li>
      ))}
    </ul>
  );
}
