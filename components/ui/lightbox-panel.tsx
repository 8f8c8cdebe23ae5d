import styles from './lightbox-panel.module.css';
import type { LightboxWords, Panel } from './lightbox-props';
import { ScaleScene } from './lightbox-scale';
import type { LightboxWork } from './lightbox-works';

type Props = Readonly<{ panel: Panel; work: LightboxWork; words: LightboxWords }>;
type PartProps = Omit<Props, 'panel'>;

const noteOf = ({ body }: LightboxWork, { hangs, painted, printed }: LightboxWords): string =>
  ({ wall: painted, file: printed })[body] ?? hangs;

const Scale = ({ work, words }: PartProps) => (
  <figure className={styles.scale}>
    <ScaleScene work={work} label={words.drawing} />
    <figcaption>
      <b>{work.size || words.prints}</b>
      <span>{noteOf(work, words)}</span>
    </figcaption>
  </figure>
);

function Details({ work, words }: PartProps) {
  const facts = [
    [words.shows, work.alt],
    [words.technique, work.technique],
    [words.size, work.size],
    [words.year, work.year],
    [words.receives, work.offer.receives],
  ].filter(([, fact]) => fact);
  return (
    <div className={styles.details}>
      <h2 className="h2">
        <i>{work.title}</i>
      </h2>
      <dl>
        {facts.map(([name, fact]) => (
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
export const LightboxPanel = ({ panel, work, words }: Props) => (
  <div className={styles.panel}>
    {panel === 'scale' ? <Scale work={work} words={words} /> : <Details work={work} words={words} />}
  </div>
);
