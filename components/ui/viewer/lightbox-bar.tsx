import '@/components/ui/global/kit-more.css';
import '../button.css';
import '../ring.css';
import './lightbox-bar.css';
import { StateMark } from '../state-mark';
import { WorkLabel } from '../work-label';
import type { LightboxWords } from './lightbox-link';
import type { LightboxWork } from './lightbox-works';

type Props = Readonly<{
  work: LightboxWork;
  count: string | false;
  words: LightboxWords;
}>;

/**
 * Above the picture the count; below it the museum label, the link to the artwork page and the offer (DESIGN-17).
 */
export const LightboxBar = ({
  work,
  work: {
    offer: { cost, print },
  },
  count,
  words,
}: Props) => (
  <>
    <output className="small num lightbox-bar__count">{count}</output>
    <div className="lightbox-bar__foot top-line mid grid">
      <p className="lightbox-bar__caption" aria-live="polite">
        <WorkLabel
          title={work.title}
          detail={
            <>
              {work.offer.receives && <span className="sign lightbox-bar__file">{work.offer.receives},</span>}{' '}
              {work.detail}
            </>
          }
        />
      </p>
      {work.offer.mark && (
        <span className="lightbox-bar__mark flex">
          <StateMark state={work.offer.mark.state}>{work.offer.mark.word}</StateMark>
        </span>
      )}
      {work.page && (
        <a className="sign lightbox-bar__details target g2 small" href={work.page}>
          <span>{words.details}</span>
        </a>
      )}
      <span className="lightbox-bar__offer stack g1 center">
        {/* without its component, which would be more to fetch */}
        <a className="btn btn--wide" href={work.offer.href}>
          <span className="ring" aria-hidden="true" />
          {work.offer.label}
        </a>
        <small className="num">
          {cost}
          {cost && print ? ' · ' : null}
          {print && <a href={print.href}>{print.label}</a>}
        </small>
      </span>
    </div>
  </>
);
