import type { ReactNode } from 'react';
import './state-mark.css';
import { type MarkedState, StateMark } from './state-mark';

type Props = Readonly<{ state: MarkedState; word: string; text: string; children?: ReactNode }>;

export const PauseNote = ({ state, word, text, children }: Props) => (
  <div className="pause-note__note stack g3">
    <StateMark state={state}>{word}</StateMark>
    <p>{text}</p>
    {children}
  </div>
);
