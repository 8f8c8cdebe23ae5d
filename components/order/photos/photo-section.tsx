import { ErrorMessage, Notice } from '@/components/forms/fields/inputs';
import { DropZone } from '@/components/ui/drop-zone';
import { photoFields, shopOrders } from '@/domain/api';
import { stateNamed } from '@/domain/order/asked';
import { fill } from '@/i18n/fill';
import './photo-rows.css';
import type { PartProps } from '../form/order-part';
import { Section } from '../form/section';
import type { Live } from '../send/use-submit';
import { PhotoRows } from './photo-rows';
import { isCalm, type PhotoEvent } from './use-photos';

/** A row says itself that its photo is there, so that is only read out. */
function News({ event, words }: Pick<PartProps, 'words'> & Readonly<{ event: PhotoEvent }>) {
  const sentence = fill(words.photos[event.kind], event);
  if (!isCalm(event)) return <ErrorMessage>{sentence}</ErrorMessage>;
  return event.kind === 'oneOnly' ? <Notice>{sentence}</Notice> : <span className="visually-hidden">{sentence}</span>;
}

function LivePhotos(props: Pick<PartProps, 'words' | 'locale' | 'draft'> & Readonly<{ live: Live }>) {
  const { words, live } = props;
  const { lost, events } = live.order.photos;
  return (
    <>
      <div aria-live="polite" className="unboxed">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added, at the end
          <News key={at} event={event} words={words} />
        ))}
      </div>
      {lost.length > 0 ? <Notice>{fill(words.photos.lost, { names: lost.join(', ') })}</Notice> : null}
      <PhotoRows {...props} />
    </>
  );
}

const field = photoFields[shopOrders];
const file = { type: 'file', name: field, accept: 'image/*', className: 'input' } as const;

const MorePhotos = ({ words }: Pick<PartProps, 'words'>) => (
  <div className="stack g3" data-unscripted="">
    <p className="small quiet">{words.more.photos}</p>
    {[words.more.second, words.more.third].map((label) => (
      <input key={label} {...file} aria-label={label} />
    ))}
  </div>
);

export function PhotoPart({ live, ...part }: PartProps & Readonly<{ live: Live | null }>) {
  const { words, draft, errors, ready } = part;
  if (stateNamed(field, draft) === 'hidden') return null;
  return (
    <Section title={words.photos.h} words={words} done={draft.photos > 0}>
      <DropZone
        id="photos"
        label={words.photos.pick}
        camera={words.photos.take}
        className="photo-section__drop center"
        onFiles={live?.order.photos.add}
        name={ready ? undefined : field}
        error={errors[field] ? `${field}-error` : undefined}
        after={<p className="cap quiet">{words.photos.hint}</p>}
      >
        <div className="order-wizard__wide center">
          <svg viewBox="0 0 44 44" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <path d="M6 8h24v20M6 8v28h18M6 30l9-9 8 8M23 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M34 40V28M28 33.5L34 27.5l6 6" />
          </svg>
          <p className="h3">{words.photos.drop}</p>
          <p className="quiet small">{words.photos.or}</p>
        </div>
      </DropZone>
      {errors[field] ? <ErrorMessage id={`${field}-error`}>{errors[field]}</ErrorMessage> : null}
      {ready ? null : <MorePhotos words={words} />}
      {ready && live ? <LivePhotos {...part} live={live} /> : null}
    </Section>
  );
}
