import type { MouseEvent } from 'react';
import type { Answer } from '../answers';
import type { OrderWords } from '../words';
import { controlOf, linkIdOf } from './fields';

type Props = Readonly<{ answer: Answer; words: OrderWords; change: (row: string) => void }>;

/** Settled by the address of the page. */
const settled: readonly string[] = ['item', 'style'];

function Said({ answer: { value, key }, words }: Omit<Props, 'change'>) {
  if (value === null) return <dd data-open>{words.agree}</dd>;
  if (value.trim() === '') return <dd className="quiet">{words.steps.todo}</dd>;
  return <dd>{settled.includes(key) ? <i>{value}</i> : value}</dd>;
}

/** One answer, and the link that leads to its field. */
export function AnswerRow({ answer, words, change }: Props) {
  const { key, label } = answer;
  const go = (event: MouseEvent) => {
    const control = controlOf(key);
    if (!control) return;
    event.preventDefault();
    change(key);
    control.focus();
  };
  return (
    <div>
      <dt>{label}</dt>
      <Said answer={answer} words={words} />
      {settled.includes(key) ? null : (
        <dd>
          <a id={linkIdOf(key)} href={`#${key}`} onClick={go}>
            {words.review.change}
            <span className="visually-hidden">: {label}</span>
          </a>
        </dd>
      )}
    </div>
  );
}
