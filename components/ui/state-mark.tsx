import './state-mark.css';

export type MarkedState = 'available' | 'reserved' | 'sold' | 'waiting' | 'closed' | 'none';

type Props = Readonly<{ state: MarkedState; children: string }>;

/** Decoration: the word is always beside it (DESIGN-20). */
export const StateMark = ({ state, children }: Props) => (
  <span className="mark small strong" data-state={state === 'none' ? undefined : state}>
    {children}
  </span>
);
