import { useDesk } from '../../shell/use-desk';
import { Picture, pathOf } from '../work-row';
import { firstNameOf, type Month, monthWords } from './plan';

/** As the stickers of works: a place that is taken, one that may be. */
const marks = { accepted: 'sold', offered: 'reserved' } as const;

export function Wall({ month: { month, room, taken, placed } }: Readonly<{ month: Month }>) {
  const { words, locale } = useDesk();
  const free = room === null ? 0 : Math.max(0, room - placed.length);
  return (
    <>
      <section
        className="slots"
        data-wall="landscapes"
        aria-label={words('desk.queue.wall', { month: monthWords(month, locale) })}
      >
        <ul className="slots-list t4 items-end grid g2h">
          {placed.map(({ work, place }) => (
            <li key={work.submission.id} className="slots-one caption center flex">
              <Picture work={work} />
              <span className="t2">
                <a className="row-name mark" data-state={marks[place]} href={pathOf(work)}>
                  {firstNameOf(work, locale)}
                </a>
              </span>
            </li>
          ))}
          {Array.from({ length: free }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
            <li key={at} className="slots-one caption center flex">
              <div className="slots-free" />
              <span className="t2">
                <span className="mark" data-state="available">
                  {words('desk.queue.free')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className="floor" />
      </section>
      <p className="wraps g1-4 t3 caption">
        {(['accepted', 'offered'] as const).map((place) => (
          <span key={place} className="mark" data-state={marks[place]}>
            {words(`desk.queue.marks.${place}`, { n: taken[place] })}
          </span>
        ))}
        {room !== null && (
          <span className="mark" data-state="available">
            {words('desk.queue.marks.free', { n: free })}
          </span>
        )}
      </p>
    </>
  );
}
