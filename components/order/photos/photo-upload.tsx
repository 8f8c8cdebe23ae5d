import { TextButton } from '@/components/ui/text-button';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { HeldPhoto, Upload } from '../draft/order-in-making';
import './photo-rows.css';
import type { OrderWords } from '../words';

/** `2,1`: megabytes with one decimal, from ten on without. */
export const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 9.95e6 ? 1 : 0 }).format(bytes / 1e6);

type Props = Readonly<{
  photo: HeldPhoto;
  upload: Upload;
  /** Bytes of the photos that are sent before this one. */
  bytesBefore: number;
  words: OrderWords['up'];
  locale: Locale;
  cancel: (photo: HeldPhoto) => void;
  retry: () => void;
}>;

/** How far a photo is on its way to the server; it can be stopped, and sent again. */
export function PhotoUpload({ photo, upload, bytesBefore, words, locale, cancel, retry }: Props) {
  const all = photo.blob?.size ?? 0;
  const sent = Math.max(0, Math.min(all, upload.sent - bytesBefore));
  const n = all > 0 ? Math.floor((100 * sent) / all) : 100;
  const { stopped } = upload;
  const done = n === 100 && !stopped;
  const told = { n, sent: megabytes(sent, locale), all: megabytes(all, locale) };
  const label = stopped ? words.retry : words.cancel;
  const spoken = fill(stopped ? words.retryName : words.cancelName, { name: photo.name });
  return (
    <div className="photo-rows__upload">
      <progress
        max={100}
        value={n}
        aria-label={photo.name}
        data-state={stopped ? 'stopped' : done ? 'done' : undefined}
      />
      <p className="cap quiet">{stopped ? fill(words.fail, { n }) : done ? words.done : fill(words.on, told)}</p>
      {done ? null : (
        <TextButton aria-label={spoken} onClick={stopped ? retry : () => cancel(photo)}>
          {label}
        </TextButton>
      )}
    </div>
  );
}
