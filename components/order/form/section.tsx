import type { ReactNode } from 'react';
import './order-body.css';
import type { OrderWords } from '../words';

type Props = Readonly<{
  title: string;
  words: OrderWords;
  done?: boolean | undefined;
  aside?: string | undefined;
  className?: string;
  children: ReactNode;
}>;

export const Section = ({ title, words, done, aside, className = '', children }: Props) => (
  <fieldset className={`section__section ${className}`.trim()} data-section>
    <legend>
      <h2>{title}</h2>
      <small data-done={done || undefined} data-state={aside === undefined ? '' : undefined}>
        {aside ?? (done === undefined ? '' : done ? words.steps.done : words.steps.todo)}
      </small>
    </legend>
    <div className="section__fields stack g6">{children}</div>
  </fieldset>
);
