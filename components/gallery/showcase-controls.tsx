import { ButtonLink } from '@/components/ui/button';
import { Dots } from '@/components/ui/rail/dots';
import { StepButtons } from '@/components/ui/rail/step-buttons';
import './showcase.css';
import { worksAPage } from './showcase-state';

export type ControlWords = Readonly<Record<'previous' | 'next' | 'previousWork' | 'nextWork' | 'count', string>>;

type Props = Readonly<{
  words: ControlWords;
  whole: Readonly<{ label: string; href: string }>;
  /** How many works the category has. */
  count: number;
  page: number;
  onPage: (page: number) => void;
  /** Which work is in the middle of the strip. */
  at: number;
  onWork: (work: number) => void;
}>;

/** Moves through the works: by page in the grid; below 992 px by work, with dots. And a link to all of them. */
export const ShowcaseControls = ({ words, whole, count, page, onPage, at, onWork }: Props) => (
  <div className="showcase__controls">
    <div className="showcase__dots">
      <Dots label={words.count} at={at} count={count} onGo={onWork} />
    </div>
    <StepButtons
      className="showcase__work-steps"
      labels={{ previous: words.previousWork, next: words.nextWork }}
      at={at}
      count={count}
      onGo={onWork}
    />
    <ButtonLink line href={whole.href}>
      {whole.label}
    </ButtonLink>
    <StepButtons
      className="showcase__page-steps"
      labels={words}
      at={page}
      count={Math.ceil(count / worksAPage)}
      onGo={onPage}
    />
  </div>
);
