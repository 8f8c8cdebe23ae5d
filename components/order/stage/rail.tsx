import type { OrderDraft } from '@/domain/order/draft';
import './stage-rail.css';
import type { StageWords } from './stage-words';
import { notHung, type View, views } from './views';

type Props = Readonly<{
  words: StageWords['stage'];
  draft: Pick<OrderDraft, 'medium' | 'variant'>;
  view: View;
  choose: (view: View) => void;
}>;

/** The ways to look, hung from a rail. One that has no meaning for the thing is dashed and says why. */
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
