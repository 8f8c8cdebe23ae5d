import '@/components/ui/global/kit-more.css';
import { useEffect } from 'react';
import { ErrorMessage, Notice } from '@/components/forms/fields/inputs';
import { IconButton, TextButton } from '@/components/ui/button';
import type { OrderDraft } from '@/domain/order/order';
import { hintOf, type PhotoHint, printDpi } from '@/domain/order/photo-check';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { Note } from '../note';
import './photo-rows.css';
import type { OrderWords } from '../words';
import type { HeldPhoto, Upload } from './use-photos';

type Words = OrderWords['check'];
type Verdict = Readonly<{ title: string; text: string; icon: keyof typeof icons }>;

const icons = {
  fine: 'M3 10.5l5 5L17 5',
  size: 'M3 8V3h5M17 12v5h-5M3 3l14 14',
  unseen: 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10M3 17L17 3',
} as const;

function verdictOn(hint: PhotoHint, words: Words): Verdict {
  switch (hint.kind) {
    case 'fine':
      return { icon: 'fine', title: words.fine, text: words.fineP };
    case 'fineFor': {
      const text = hint.format ? fill(words.fineForP, { size: hint.format }) : words.fineEveryP;
      return { icon: 'fine', title: words.fine, text };
    }
    case 'soft': {
      const text = fill(words.softP, { size: hint.format, dpi: hint.dpi, need: printDpi });
      return { icon: 'size', title: words.soft, text };
    }
    case 'small':
      return { icon: 'size', title: words.small, text: words.smallP };
  }
}

type VerdictProps = Readonly<{
  photo: HeldPhoto;
  draft: OrderDraft;
  words: Words;
  locale: Locale;
}>;

function verdictsOn({ photo, draft, words, locale }: VerdictProps): readonly Verdict[] {
  return [
    photo.sides && verdictOn(hintOf(photo.sides, draft, locale), words),
    !photo.shown && ({ icon: 'unseen', title: words.unseen, text: words.unseenP } as const),
    photo.isUnended && ({ icon: 'unseen', title: words.unended, text: words.unendedP } as const),
  ].filter((one) => !!one);
}

/** What the browser thinks of a photo: hints with an icon and words, green only where it is fine, never red. */
const PhotoVerdict = (props: VerdictProps) =>
  verdictsOn(props).map(({ title, text, icon }) => (
    <div key={title}>
      <p className="photo-rows__verdict g2 strong" data-fine={icon === 'fine' || undefined}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d={icons[icon]} />
        </svg>
        <span>{title}</span>
      </p>
      <p>{text}</p>
    </div>
  ));

const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 9.95e6 ? 1 : 0 }).format(bytes / 1e6);

type UploadProps = Readonly<{
  photo: HeldPhoto;
  upload: Upload;
  /** Bytes of the photos that are sent before this one. */
  bytesBefore: number;
  words: OrderWords['up'];
  locale: Locale;
  cancel: (photo: HeldPhoto) => void;
  retry: () => void;
}>;

function PhotoUpload({ photo, upload, bytesBefore, words, locale, cancel, retry }: UploadProps) {
  const all = photo.blob?.size ?? 0;
  const sent = Math.max(0, Math.min(all, upload.sent - bytesBefore));
  const n = all > 0 ? Math.floor((100 * sent) / all) : 100;
  const { stopped } = upload;
  const done = n === 100 && !stopped;
  const told = { n, sent: megabytes(sent, locale), all: megabytes(all, locale) };
  const label = stopped ? words.retry : words.cancel;
  const spoken = fill(stopped ? words.retryName : words.cancelName, { name: photo.name });
  return (
    <div className="photo-rows__upload g0-4 mid grid">
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

type Said = Readonly<{ words: OrderWords; locale: Locale; draft: OrderDraft }>;
type Props = Said &
  Readonly<{
    /** Files that are being read, in the order in which they were chosen. */
    adding: readonly File[];
    photos: readonly HeldPhoto[];
    upload: Upload | null;
    /** Some would be gone after a reload, though they should be kept. */
    unkept: boolean;
    isFull: boolean;
    remove: (photo: HeldPhoto) => void;
    cancel: (photo: HeldPhoto) => void;
    putBack: (photo: HeldPhoto) => void;
    retry: () => void;
    focusAfter: string;
  }>;

function sizeOf(
  sides: HeldPhoto['sides'],
  addedBytes: number,
  bytes: number,
  { words: { check: words }, locale }: Said,
): string {
  const [from, to] = [megabytes(addedBytes, locale), megabytes(bytes, locale)];
  const reduced = bytes < addedBytes && from !== to ? fill(words.reduced, { from, to }) : '';
  const pixels = sides ? fill(words.sides, { w: sides.width, h: sides.height }) : '';
  return [pixels, reduced].filter(Boolean).join(', ');
}

/**
 * About the most that may be said of a photo. Its row has that room from the moment in which the file is chosen, so that
 * nothing below moves away from under a finger once it is read.
 */
function mostSaid(name: string, addedBytes: number, said: Said): string {
  const { check } = said.words;
  const { title, text } = verdictOn(hintOf({ width: 1, height: 1 }, said.draft, said.locale), check);
  const size = sizeOf({ width: 4000, height: 4000 }, addedBytes, addedBytes / 2, said);
  return `${title.length > check.fine.length ? title : check.fine}\n${text}\n${name}, ${size}`;
}

/** Phones give all photos one name: the second of a name is told apart by a number. */
const numbered = (photos: readonly HeldPhoto[]): readonly HeldPhoto[] =>
  photos.map((photo, at) => {
    const before = photos.slice(at + 1).filter(({ name }) => name === photo.name).length;
    return before ? { ...photo, name: `${photo.name} (${before + 1})` } : photo;
  });

/** The photos so far, newest first: what the browser thinks of each, and how far it is on its way. */
export function PhotoRows(props: Props) {
  const { words, locale, draft, adding, upload, unkept, isFull, remove, cancel, putBack, retry, focusAfter } = props;
  const photos = numbered(props.photos);
  const { position = null } = upload?.refusal ?? {};
  const going = props.photos.filter(({ out }) => !out);
  const refusedId = position === null ? undefined : going[position - 1]?.id;
  useEffect(() => document.getElementById(`remove-${refusedId}`)?.focus(), [refusedId]);
  if (photos.length + adding.length === 0) return null;
  const removeAndFocus = (photo: HeldPhoto) => {
    const at = photos.indexOf(photo);
    const neighbour = photos[at + 1] ?? photos[at - 1];
    document.getElementById(neighbour ? `remove-${neighbour.id}` : focusAfter)?.focus();
    remove(photo);
  };
  const bytesBefore = (photo: HeldPhoto): number =>
    photos
      .slice(0, photos.indexOf(photo))
      .filter(({ out }) => !out)
      .reduce((sum, { blob }) => sum + (blob?.size ?? 0), 0);
  const sizeSaid = ({ sides, addedBytes, blob }: HeldPhoto) =>
    sizeOf(sides, addedBytes, blob?.size ?? addedBytes, props);
  return (
    <>
      <ul className="photo-rows__rows stack g4">
        {/* the last one chosen becomes the newest photo */}
        {adding
          .map(({ name, size }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and no state
            <li key={at} data-most={mostSaid(name, size, props)}>
              <span className="photo-rows__unseen" />
              <div className="photo-rows__said stack g1h">
                <p className="cap">
                  {words.photos.adding} {name}
                </p>
                <progress aria-label={`${words.photos.adding} ${name}`} />
              </div>
            </li>
          ))
          .reverse()}
        {photos.map((photo) => (
          <li
            key={photo.id}
            data-out={photo.out || undefined}
            data-most={mostSaid(photo.name, photo.addedBytes, props)}
          >
            {photo.url ? <img src={photo.url} alt="" /> : <span className="photo-rows__unseen" />}
            <div className="photo-rows__said stack g1h">
              {photo.out ? (
                <div className="photo-rows__upload g0-4 mid grid">
                  <p>{words.up.cancelled}</p>
                  <TextButton aria-label={fill(words.up.backName, { name: photo.name })} onClick={() => putBack(photo)}>
                    {words.up.back}
                  </TextButton>
                </div>
              ) : upload && upload.refusal === null ? (
                <PhotoUpload
                  photo={photo}
                  upload={upload}
                  locale={locale}
                  cancel={cancel}
                  retry={retry}
                  words={words.up}
                  bytesBefore={bytesBefore(photo)}
                />
              ) : (
                <PhotoVerdict photo={photo} draft={draft} locale={locale} words={words.check} />
              )}
              {photo.id === refusedId ? <ErrorMessage>{upload?.refusal?.message}</ErrorMessage> : null}
              <p className="cap quiet">
                <span data-photo>{photo.name}</span>
                {sizeSaid(photo) && `, ${sizeSaid(photo)}`}
              </p>
            </div>
            {upload && !upload.stopped ? null : (
              <IconButton
                id={`remove-${photo.id}`}
                icon="bin"
                label={fill(words.photos.del, { name: photo.name })}
                onClick={() => removeAndFocus(photo)}
              />
            )}
          </li>
        ))}
      </ul>
      {adding.length > 0 || photos.some(({ sides }) => sides) ? <Notice>{words.check.rule}</Notice> : null}
      <div className="unboxed" aria-live="polite">
        {unkept ? (
          <Note icon="box" title={isFull ? words.quota.h : words.quota.noneH}>
            {words.quota.p}
          </Note>
        ) : null}
      </div>
    </>
  );
}
