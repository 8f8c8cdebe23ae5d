import './state-mark.css';

export type MarkedState = 'available' | 'reserved' | 'sold' | 'waiting' | 'closed' | 'none';

type Props = Readonly<{ state: MarkedState; children: string }>;

/** Decoration: the word is always beside it (DESIGN-20). */
export const StateMark = ({ state, children }: Props) => (
  <span className="g2h inline small strong">
    {state === 'none' ? null : (
      <span className={`state-mark__sticker state-mark__${state}`} data-state={state} aria-hidden="true" />
    )}
    {children}
  </span>
);
