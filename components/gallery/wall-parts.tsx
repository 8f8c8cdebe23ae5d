import { ButtonLink } from '@/components/ui/button';
import { partRef, type WallPart, worksAPart } from '@/domain/gallery/wall-parts';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './opening.css';

type Props = Readonly<{ part: WallPart; locale: Locale }>;

export function PartBefore({ part: { category, number }, locale }: Props) {
  if (number === 1) return null;
  return (
    <div className="wall-parts__before">
      <ButtonLink line rel="prev" href={pathOf(partRef(category, number - 1), locale)}>
        {translator(locale)('rooms.showPrevious', { count: worksAPart })}
      </ButtonLink>
    </div>
  );
}

export function PartAfter({ part: { category, number, of, works, first, all }, locale }: Props) {
  if (of === 1) return null;
  const t = translator(locale);
  const last = first + works.length - 1;
  return (
    <div className="wall-parts__after flow t12">
      {number < of && (
        <ButtonLink rel="next" href={pathOf(partRef(category, number + 1), locale)}>
          {t('rooms.showNext', { count: Math.min(worksAPart, all - last) })}
        </ButtonLink>
      )}
      <p className="small quiet num">{t('rooms.range', { from: first, to: last, all })}</p>
    </div>
  );
}
