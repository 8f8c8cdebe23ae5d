import { reviews, type ShownReview } from '@/content/reviews';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './shop-rail.css';

type Props = Readonly<{ locale: Locale; said?: readonly ShownReview[] }>;

export function Reviews({ locale, said = reviews }: Props) {
  if (said.length === 0) return null;
  return (
    <section className="wrap reviews__part stack g6" aria-labelledby="reviews">
      <h2 className="h2" id="reviews">
        {translator(locale)('review.site')}
      </h2>
      <div className="reviews__all">
        {said.map(({ name, text, language }) => (
          <figure key={name + text}>
            <blockquote lang={language === locale ? undefined : language}>{text}</blockquote>
            <figcaption className="cap quiet t3">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
