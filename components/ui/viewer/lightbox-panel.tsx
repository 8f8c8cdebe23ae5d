import { factsOf, type WorkFacts } from './lightbox-facts';
import './lightbox-panel.css';
import type { LightboxWords } from './lightbox-props';
import { ScaleScene } from './lightbox-scale';
import type { LightboxWork } from './lightbox-works';

export type PanelProps = Readonly<{ work: LightboxWork; link: HTMLAnchorElement; words: LightboxWords }>;

const noteOf = ({ hangs, painted, printed }: LightboxWords) =>
  ({ canvas: hangs, wall: painted, file: printed }) satisfies Record<WorkFacts['body'], string>;

/** In place of the picture: the work drawn to scale. Loaded when first asked for. */
export function LightboxPanel({ work, link, words }: PanelProps) {
  const facts = factsOf(link);
  return (
    <div className="lightbox-panel__panel">
      <figure className="lightbox-panel__scale">
        <ScaleScene work={work} facts={facts} label={words.drawing} />
        <figcaption>
          <b>{facts.size || words.prints}</b>
          <span>{noteOf(words)[facts.body]}</span>
        </figcaption>
      </figure>
    </div>
  );
}
