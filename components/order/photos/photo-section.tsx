import { ErrorMessage, Notice } from '@/components/forms/fields/inputs';
import { DropZone } from '@/components/ui/drop-zone';
import type { OrderDraft } from '@/domain/order/draft';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { PhotoEvent } from '../draft/order-in-making';
import './photo-section.css';
import type { OrderInHand } from '../draft/use-order-draft';
import { Section } from '../form/section';
import type { OrderWords } from '../words';
import { PhotoRows } from './photo-rows';

type Props = Readonly<{ words: OrderWords; locale: Locale; draft: OrderDraft }> & OrderInHand['photos'];

function sentenceOf(event: PhotoEvent, { photos: words }: OrderWords): string {
  if (event.kind === 'oneOnly') return fill(words.oneOnly, { names: event.names.join(', ') });
  return fill(words[event.kind], { name: event.name });
}

/** News that is no problem. */
export const isCalm = ({ kind }: PhotoEvent): boolean => kind === 'added' || kind === 'removed' || kind === 'oneOnly';

/** A row says itself that its photo is there, so that is only read out. */
function Told({ event, children }: Readonly<{ event: PhotoEvent; children: string }>) {
  if (!isCalm(event)) return <ErrorMessage>{children}</ErrorMessage>;
  return event.kind === 'oneOnly' ? <Notice>{children}</Notice> : <span className="visually-hidden">{children}</span>;
}

/** The drop zone, the button, and the photos so far: newest first, each removable. */
export function PhotoSection({ words, locale, draft, lost, adding, events, add, ...rows }: Props) {
  const names = adding.map(({ file }) => file.name).join(', ');
  return (
    <Section title={words.photos.h} words={words} done={draft.photos > 0}>
      <DropZone
        id="photos"
        label={words.photos.pick}
        className="photo-section__drop"
        onFiles={add}
        after={<p className="cap quiet">{words.photos.hint}</p>}
      >
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d="M6 8h24v20M6 8v28h18M6 30l9-9 8 8M23 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M34 40V28M28 33.5L34 27.5l6 6" />
        </svg>
        <p className="h3">{words.photos.drop}</p>
        <p className="quiet small">{words.photos.or}</p>
      </DropZone>
      <div aria-live="polite" className="photo-section__live">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added, at the end
          <Told key={at} event={event}>
            {sentenceOf(event, words)}
          </Told>
        ))}
      </div>
      {lost.length > 0 ? <Notice>{fill(words.photos.lost, { names: lost.join(', ') })}</Notice> : null}
      {names ? (
        <p className="photo-section__adding">
          <span className="cap">
            {words.photos.adding} {names}
          </span>
          <progress aria-label={`${words.photos.adding} ${names}`} />
        </p>
      ) : null}
      <PhotoRows {...{ words, locale, draft }} {...rows} focusAfter="photos" />
    </Section>
  );
}
