import type { ReactNode } from 'react';
import '@/components/ui/global/scene.css';
import './drawing.css';
import './stage.css';
import './strap.css';

/** An SVG of `preview`, which escapes whatever it is given. `mark`: a drawing of something else fades in. */
export const Drawing = ({ markup, mark }: { markup: string; mark?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing functions
  <div key={mark} className="stage__drawing" data-mark={mark} dangerouslySetInnerHTML={{ __html: markup }} />
);

type Props = Readonly<{
  label: string;
  rail?: ReactNode;
  view?: string;
  title: string;
  detail: ReactNode;
  cost?: ReactNode;
  children: ReactNode;
}>;

export const StageFrame = ({ label, rail, view, title, detail, cost, children }: Props) => (
  <figure className="stage__stage plaster flex" aria-label={label} data-view={view}>
    {rail}
    <div className="stage__view plaster ink">{children}</div>
    <figcaption className="stage__strap primer top-line bar small">
      <span className="stage__who">
        <i>{title}</i>
        <span className="quiet">{detail}</span>
      </span>
      {cost}
    </figcaption>
  </figure>
);
