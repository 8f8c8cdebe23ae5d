import { artworks } from '@/content/artworks';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './room-links.css';

type Props = Readonly<{
  locale: Locale;
  /** The room where the visitor is. */
  category: CategoryId;
  /** Whether the room itself is left out. */
  others: boolean;
}>;

/** Links to rooms: a daub of each wall's paint, its name, how many works hang there, and a sticker at the chosen one. */
export function RoomLinks({ locale, category, others }: Props) {
  const t = translator(locale);
  const rooms = categories.filter((room) => !others || room !== category);
  return (
    <nav className="room-links__rooms" aria-label={t(others ? 'rooms.other' : 'gallery.tabs')}>
      {others && (
        <p className="small quiet" aria-hidden="true">
          {t('rooms.other')}
        </p>
      )}
      <ul>
        {rooms.map((room) => (
          <li key={room} data-room={room}>
            <a href={pathTo(room, locale)} aria-current={room === category ? 'true' : undefined}>
              <span className="room-links__daub" />
              <span className="room-links__name">{t(`cat.${room}`)}</span>
              <small className="num">
                <span aria-hidden="true">{artworks[room].length}</span>
                <span className="visually-hidden">, {t('rooms.works', { count: artworks[room].length })}</span>
              </small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
