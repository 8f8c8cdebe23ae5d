import { useEffect } from 'react';
import { ErrorMessage } from '@/components/forms/fields/error-message';
import { Notice } from '@/components/forms/notice';
import { IconButton } from '@/components/ui/icon-button';
import { TextButton } from '@/components/ui/text-button';
import type { OrderDraft } from '@/domain/order/draft';
import { aboutFile } from '@/domain/problems';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { HeldPhoto, Upload } from '../draft/order-in-making';
import { Note } from '../note';
import './photo-rows.css';
import type { OrderWords } from '../words';
import { isFull } from './photo-shelf';
import { megabytes, PhotoUpload } from './photo-upload';
import { PhotoVerdict } from './photo-verdict';

type Props = Readonly<{
  words: OrderWords;
  locale: Locale;
  draft: OrderDraft;
  photos: readonly HeldPhoto[];
  upload: Upload | null;
  /** Some would be gone after a reload, though they should be kept. */
  unkept: boolean;
  remove: (photo: HeldPhoto) => void;
  cancel: (photo: HeldPhoto) => void;
  putBack: (photo: HeldPhoto) => void;
  retry: () => void;
  /** The id of what gets the focus once a photo is gone. */
  focusAfter: string;
}>;

/** `3024 × 4032 px, reduced from 11 to 3 MB`. */
function sizeOf({ look, blob, addedBytes }: HeldPhoto, words: OrderWords['check'], locale: Locale): string {
  const [from, to] = [megabytes(addedBytes, locale), megabytes(blob?.size ?? addedBytes, locale)];
  const reduced = blob && blob.size < addedBytes && from !== to ? fill(words.reduced, { from, to }) : '';
  const sides = look ? fill(words.sides, { w: look.width, h: look.height }) : '';
  return [sides, reduced].filter(Boolean).join(', ');
}

/** Phones give all photos one name: the second of a name is told apart by a number. */
const numbered = (photos: readonly HeldPhoto[]): readonly HeldPhoto[] =>
  photos.map((photo, at) => {
    const before = photos.slice(at + 1).filter(({ name }) => name === photo.name).length;
    return before ? { ...photo, name: `${photo.name} (${before + 1})` } : photo;
  });

/** The photos so far, newest first: what the browser thinks of each, and how far it is on its way. */
export function PhotoRows(props: Props) {
  const { words, locale, draft, upload, unkept, remove, cancel, putBack, retry, focusAfter } = props;
  const photos = numbered(props.photos);
  const refused = props.photos.find(({ name }) => upload?.refusal?.startsWith(aboutFile(name, '')));
  const refusedId = refused?.id;
  useEffect(() => document.getElementById(`remove-${refusedId}`)?.focus(), [refusedId]);
  if (photos.length === 0) return null;
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
  return (
    <>
      <ul className="photo-rows__rows">
        {photos.map((photo, at) => (
          <li key={photo.id} data-out={photo.out || undefined}>
            {photo.url ? <img src={photo.url} alt="" /> : <span className="photo-rows__unseen" />}
            <div className="photo-rows__said">
              {photo.out ? (
                <div className="photo-rows__upload">
                  <p>{words.up.cancelled}</p>
                  <TextButton aria-label={fill(words.up.backName, { name: photo.name })} onClick={() => putBack(photo)}>
                    {words.up.back}
                  </TextButton>
                </div>
              ) : upload && upload.refusal === null ? (
                <PhotoUpload
                  {...{ photo, upload, locale, cancel, retry }}
                  words={words.up}
                  bytesBefore={bytesBefore(photo)}
                />
              ) : (
                <PhotoVerdict photo={photo} before={photos.slice(at + 1)} draft={draft} words={words.check} />
              )}
              {photo.id === refusedId ? <ErrorMessage>{upload?.refusal}</ErrorMessage> : null}
              <p className="cap quiet">
                <span data-photo>{photo.name}</span>
                {sizeOf(photo, words.check, locale) && `, ${sizeOf(photo, words.check, locale)}`}
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
      {photos.some(({ look }) => look) ? <Notice>{words.check.rule}</Notice> : null}
      {unkept ? (
        <Note icon="box" title={isFull() ? words.quota.h : words.quota.noneH}>
          {words.quota.p}
        </Note>
      ) : null}
    </>
  );
}
