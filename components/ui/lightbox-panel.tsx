import { factsOf, type WorkFacts } from './lightbox-facts';
import styles from './lightbox-panel.module.css';
import type { LightboxWords, Panel } from './lightbox-props';
import { ScaleScene } from './lightbox-scale';
import type { LightboxWork } from './lightbox-works';

export type PanelProps = Readonly<{ panel: Panel; work: LightboxWork; link: HTMLAnchorElement; words: LightboxWords }>;
type PartProps = Readonly<{ work: LightboxWork; facts: WorkFacts; words: LightboxWords }>;

const noteOf = ({ hangs, painted, printed }: LightboxWords) =>
  ({ canvas: hangs, wall: painted, file: printed }) satisfies Record<WorkFacts['body'], string>;

const Scale = ({ work, facts, words }: PartProps) => (
  <figure className={styles.scale}>
    <ScaleScene work={work} facts={facts} label={words.drawing} />
    <figcaption>
      <b>{facts.size || words.prints}</b>
      <span>{noteOf(words)[facts.body]}</span>
    </figcaption>
  </figure>
);

function Details({ work, facts, words }: PartProps) {
  const rows = [
    [words.shows, work.alt],
    [words.technique, facts.technique],
    [words.size, facts.size],
    [words.year, facts.year],
    [words.receives, work.offer.receives],
  ].filter(([, fact]) => fact);
  return (
    <div className={styles.details}>
      <h2 className="h2">
        <i>{work.title}</i>
      </h2>
      <dl>
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** In place of the picture: the work drawn to scale, or what there is to know of it. Loaded when first asked for. */
export function LightboxPanel({ panel, work, link, words }: PanelProps) {
  const Part = panel === 'scale' ? Scale : Details;
  return (
    <div className={styles.panel}>
      <Part work={work} facts={factsOf(link)} words={words} />
    </div>
  );
}
