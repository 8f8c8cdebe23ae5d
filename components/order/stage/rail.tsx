import { media } from '@/content/media';
import { sizes } from '@/content/order';
import type { OrderDraft } from '@/domain/order/order';
import { understoodSize } from '@/domain/order/size';
import type { StageWords } from './stage-props';
import './stage-rail.css';

export const views = ['close', 'wall', 'mine'] as const;
export type View = (typeof views)[number];

type Choice = Pick<OrderDraft, 'medium' | 'variant' | 'size' | 'width' | 'height' | 'attributes'>;

export function notHung({ medium, variant }: Pick<Choice, 'medium' | 'variant'>): 'noFile' | 'noWall' | null {
  if (medium === 'file' || (medium === null && variant === 'digital')) return 'noFile';
  return medium && media[medium].ownSize ? 'noWall' : null;
}

const sizeKnown = ({ medium, size, width, height, attributes }: Choice): boolean =>
  (medium === 'print' && attributes.size !== undefined) ||
  (size !== null && (sizes[size].cm !== null || understoodSize({ width, height }) !== null));

/** Until the visitor takes one: to scale what hangs and has a size, and the sample that stands in for a work to come. */
export function usualView(choice: Choice, sample: boolean): View {
  if (notHung(choice)) return 'close';
  if (sample) return 'wall';
  const paints = choice.medium === null || choice.medium === 'print';
  return paints && sizeKnown(choice) ? 'wall' : 'close';
}

type Props = Readonly<{
  words: StageWords['stage'];
  draft: Pick<OrderDraft, 'medium' | 'variant'>;
  view: View;
  choose: (view: View) => void;
}>;

export function Rail({ words, draft, view, choose }: Props) {
  const reason = notHung(draft);
  return (
    <fieldset className="stage-rail__rail">
      <legend className="visually-hidden">{words.views}</legend>
      {views.map((name) => {
        const why = name === 'close' || !reason ? undefined : words[reason];
        return (
          <label key={name} title={why}>
            <input
              className="over"
              type="radio"
              name="view"
              value={name}
              checked={name === view}
              disabled={why !== undefined}
              onChange={() => choose(name)}
            />
            <span>
              {words[name]}
              {why ? <span className="visually-hidden"> ({why})</span> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
