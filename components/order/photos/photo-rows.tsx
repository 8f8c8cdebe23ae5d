import { type ReactNode, useEffect } from 'react';
import { ErrorMessage, Notice } from '@/components/forms/fields/inputs';
import { IconButton, TextButton } from '@/components/ui/button';
import type { OrderDraft } from '@/domain/order/order';
import { hintOf, type Measured, printDpi } from '@/domain/order/photo-check';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { Note } from '../note';
import type { Live } from '../send/use-submit';
import './photo-rows.css';
import type { OrderWords } from '../words';
import { going, type OrderPhoto, type Upload } from './use-photos';

type Props = Readonly<{ live: Live; words: OrderWords; locale: Locale; draft: OrderDraft }>;
type InWords = Pick<Props, 'words' | 'locale' | 'draft'>;

const icons = {
  fine: 'M3 10.5l5 5L17 5',
  size: 'M3 8V3h5M17 12v5h-5M3 3l14 14',
  unseen: 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10M3 17L17 3',
} as const;

type Verdict = readonly [icon: keyof typeof icons, title: string, text: string];

function verdictOn(sides: Measured, { words: { check }, draft, locale }: InWords): Verdict {
  const hint = hintOf(sides, draft, locale);
  if (hint.kind === 'soft')
    return ['size', check.soft, fill(check.softP, { size: hint.format, dpi: hint.dpi, need: printDpi })];
  if (hint.kind === 'fineFor')
    return ['fine', check.fine, hint.format ? fill(check.fineForP, { size: hint.format }) : check.fineEveryP];
  return hint.kind === 'fine' ? ['fine', check.fine, check.fineP] : ['size', check.small, check.smallP];
}

/** What the browser thinks of a photo: hints with an icon and words, green only where it is fine, never red. */
function Verdicts({ photo, ...inWords }: InWords & Readonly<{ photo: OrderPhoto }>) {
  const { check } = inWords.words;
  const verdicts: readonly (Verdict | false | null | undefined)[] = [
    photo.sides && verdictOn(photo.sides, inWords),
    !photo.shown && ['unseen', check.unseen, check.unseenP],
    photo.isUnended && ['unseen', check.unended, check.unendedP],
  ];
  return verdicts
    .filter((one) => !!one)
    .map(([icon, title, text]) => (
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
}

const bytesOf = ({ blob }: OrderPhoto): number => blob?.size ?? 0;

const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 9.95e6 ? 1 : 0 }).format(bytes / 1e6);

type Way = Readonly<{ photo: OrderPhoto; upload: Upload; bytesBefore: number; act: ReactNode }>;

function Progress({ photo, upload, bytesBefore, act, words, locale }: Way & InWords) {
  const all = bytesOf(photo);
  const sent = Math.max(0, Math.min(all, upload.sent - bytesBefore));
  const n = all > 0 ? Math.floor((100 * sent) / all) : 100;
  const state = upload.stopped ? 'stopped' : n === 100 ? 'done' : undefined;
  const sentence = { stopped: words.up.fail, done: words.up.done, on: words.up.on }[state ?? 'on'];
  return (
    <div className="photo-rows__upload g0-4 mid grid">
      <progress max={100} value={n} aria-label={photo.name} data-state={state} />
      <p className="cap quiet">{fill(sentence, { n, sent: megabytes(sent, locale), all: megabytes(all, locale) })}</p>
      {state === 'done' ? null : act}
    </div>
  );
}

function sizeOf(sides: Measured | null, addedBytes: number, bytes: number, { words: { check }, locale }: InWords) {
  const [from, to] = [megabytes(addedBytes, locale), megabytes(bytes, locale)];
  const reduced = bytes < addedBytes && from !== to && fill(check.reduced, { from, to });
  return [sides && fill(check.sides, { w: sides.width, h: sides.height }), reduced].filter(Boolean).join(', ');
}

/** A row has room for the most that may be said from the start, so that nothing below moves from under a finger. */
function mostOf(name: string, addedBytes: number, inWords: InWords): string {
  const { fine } = inWords.words.check;
  const [, title, text] = verdictOn({ width: 1, height: 1 }, inWords);
  const size = sizeOf({ width: 4000, height: 4000 }, addedBytes, addedBytes / 2, inWords);
  return `${title.length > fine.length ? title : fine}\n${text}\n${name}, ${size}`;
}

type RowProps = Readonly<{ most: string; url: string | null; out?: boolean; end?: ReactNode; children: ReactNode }>;

const Row = ({ most, url, out, end, children }: RowProps) => (
  <li data-out={out || undefined} data-most={most}>
    {url ? <img src={url} alt="" /> : <span className="photo-rows__unseen" />}
    <div className="photo-rows__said stack g1h">{children}</div>
    {end}
  </li>
);

/** Phones give all photos one name: the second of a name is told apart by a number. */
const numbered = (photos: readonly OrderPhoto[]): readonly OrderPhoto[] =>
  photos.map((photo, at) => {
    const before = photos.slice(at + 1).filter(({ name }) => name === photo.name).length;
    return before ? { ...photo, name: `${photo.name} (${before + 1})` } : photo;
  });

const focus = (id: string) => document.getElementById(id)?.focus();

export function PhotoRows({ live, ...inWords }: Props) {
  const { order, submit } = live;
  const { adding, upload, remove, setOut } = order.photos;
  const photos = numbered(order.photos.photos);
  const { words } = inWords;
  const refusal = upload?.refusal;
  const refusedId = refusal?.position ? going(photos)[refusal.position - 1]?.id : undefined;
  useEffect(() => focus(`remove-${refusedId}`), [refusedId]);
  if (photos.length + adding.length === 0) return null;
  const button = ({ name }: OrderPhoto, label: string, spoken: string, act: () => void) => (
    <TextButton aria-label={fill(spoken, { name })} onClick={act}>
      {label}
    </TextButton>
  );
  const row = (photo: OrderPhoto, at: number) => {
    const { id, name, url, sides, addedBytes, blob, out = false } = photo;
    const neighbour = photos[at + 1] ?? photos[at - 1];
    const removeIt = () => {
      focus(neighbour ? `remove-${neighbour.id}` : 'photos');
      remove(photo);
    };
    const size = sizeOf(sides, addedBytes, blob?.size ?? addedBytes, inWords);
    const bin = (
      <IconButton id={`remove-${id}`} icon="bin" label={fill(words.photos.del, { name })} onClick={removeIt} />
    );
    return (
      <Row
        key={id}
        most={mostOf(name, addedBytes, inWords)}
        url={url}
        out={out}
        end={upload && !upload.stopped ? null : bin}
      >
        {out ? (
          <div className="photo-rows__upload g0-4 mid grid">
            <p>{words.up.cancelled}</p>
            {button(photo, words.up.back, words.up.backName, () => setOut(id, false))}
          </div>
        ) : upload && !refusal ? (
          <Progress
            {...inWords}
            photo={photo}
            upload={upload}
            bytesBefore={going(photos.slice(0, at)).reduce((sum, one) => sum + bytesOf(one), 0)}
            act={
              upload.stopped
                ? button(photo, words.up.retry, words.up.retryName, submit.submit)
                : button(photo, words.up.cancel, words.up.cancelName, () => submit.cancel(id))
            }
          />
        ) : (
          <Verdicts {...inWords} photo={photo} />
        )}
        {id === refusedId ? <ErrorMessage>{refusal?.message}</ErrorMessage> : null}
        <p className="cap quiet">
          <span data-photo>{name}</span>
          {size && `, ${size}`}
        </p>
      </Row>
    );
  };
  return (
    <>
      <ul className="photo-rows__rows stack g4">
        {/* the last one chosen becomes the newest photo */}
        {adding
          .map(({ file: { name, size } }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and no state
            <Row key={at} most={mostOf(name, size, inWords)} url={null}>
              <p className="cap">
                {words.photos.adding} {name}
              </p>
              <progress aria-label={`${words.photos.adding} ${name}`} />
            </Row>
          ))
          .reverse()}
        {photos.map(row)}
      </ul>
      {adding.length > 0 || photos.some(({ sides }) => sides) ? <Notice>{words.check.rule}</Notice> : null}
      <div className="unboxed" aria-live="polite">
        {order.unkept ? (
          <Note icon="box" title={photos.some(({ stored }) => stored === 'full') ? words.quota.h : words.quota.noneH}>
            {words.quota.p}
          </Note>
        ) : null}
      </div>
    </>
  );
}
