import '../button.css';
import '../ring.css';
import './lightbox-bar.css';
import { StateMark } from '../state-mark';
import { WorkLabel } from '../work-label';
import { type LightboxWords, pageOf, viewedIn } from './lightbox-link';

type Props = Readonly<{
  link: HTMLAnchorElement;
  count: string | false;
  words: LightboxWords;
}>;

/** DESIGN-17 */
export function LightboxBar({ link, count, words }: Props) {
  const { title, detail, offer } = viewedIn(link);
  const page = pageOf(link);
  return (
    <>
      <output className="small num lightbox-bar__count">{count}</output>
      <div className="lightbox-bar__foot top-line mid grid">
        <p className="lightbox-bar__caption" aria-live="polite">
          <WorkLabel
            title={title}
            detail={
              <>
                {offer.receives && <span className="sign lightbox-bar__file">{offer.receives},</span>} {detail}
              </>
            }
          />
        </p>
        {offer.mark && (
          <span className="lightbox-bar__mark flex">
            <StateMark state={offer.mark.state}>{offer.mark.word}</StateMark>
          </span>
        )}
        {page && (
          <a className="sign lightbox-bar__details target g2 small" href={page}>
            <span>{words.details}</span>
          </a>
        )}
        <span className="lightbox-bar__offer stack g1 center">
          {/* without its component, which would be more to fetch */}
          <a className="btn btn--wide" href={offer.href}>
            <span className="ring" aria-hidden="true" />
            {offer.label}
          </a>
          <small className="num">
            {offer.cost}
            {offer.cost && offer.print ? ' · ' : null}
            {offer.print && <a href={offer.print.href}>{offer.print.label}</a>}
          </small>
        </span>
      </div>
    </>
  );
}
