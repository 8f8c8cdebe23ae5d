import { Act } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import '@/components/ui/state-mark.css';
import { partRef, type WallPart, worksAPart } from '@/domain/gallery/wall-parts';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { addPart } from './more-works.browser';
import './wall-rows.css';
import './wall-parts.css';

/** Classes of works in other parts: a page has CSS only for class names that it contains. */
const ofOtherParts = 'wall-rows__natural wall-rows__size state-mark__';

type Props = Readonly<{ part: WallPart; locale: Locale }>;

/** Above a further part of a wall: the way to the part before it. */
export function PartBefore({ part: { category, number }, locale }: Props) {
  if (number === 1) return null;
  return (
    <div className="wall-parts__before" data-parts="">
      <ButtonLink line rel="prev" href={pathOf(partRef(category, number - 1), locale)}>
        {translator(locale)('rooms.showPrevious', { count: worksAPart })}
      </ButtonLink>
    </div>
  );
}

/**
 * Below a part of a wall: the way to the next one, and how much of the wall hangs here, read aloud when it grows
 * (GALLERY-17).
 */
export function PartAfter({ part: { category, number, of, works, first, all }, locale }: Props) {
  const t = translator(locale);
  const last = first + works.length - 1;
  return (
    <Act of={addPart} props={{}} wakes="input" holds="a[rel=next]">
      <div className="wall-parts__after" data-parts={ofOtherParts}>
        {number < of && (
          <ButtonLink rel="next" href={pathOf(partRef(category, number + 1), locale)}>
            {t('rooms.showNext', { count: Math.min(worksAPart, all - last) })}
          </ButtonLink>
        )}
        <output className="small quiet num">
          {t.rich('rooms.range', {
            from: () => <span data-first="">{first}</span>,
            to: () => <span data-last="">{last}</span>,
            all,
          })}
        </output>
      </div>
    </Act>
  );
}
