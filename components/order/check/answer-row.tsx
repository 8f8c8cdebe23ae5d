import type { MouseEvent } from 'react';
import type { Answer } from '../form/answers';
import type { OrderWords } from '../words';
import { controlOf, linkIdOf } from './fields';

type Props = Readonly<{
  answer: Answer;
  words: OrderWords;
  /** By the address of the page: there is no field to change it in. */
  settled: boolean;
  change: (row: string) => void;
}>;

/** Titles of works. */
const titles: readonly string[] = ['item', 'style'];

function Said({ answer: { value, key }, words }: Pick<Props, 'answer' | 'words'>) {
  if (value === null) return <dd data-open>{words.agree}</dd>;
  if (value.trim() === '') return <dd className="quiet">{words.steps.todo}</dd>;
  return <dd>{titles.includes(key) ? <i>{value}</i> : value}</dd>;
}

/** One answer, and the link that leads to its field. */
export function AnswerRow({ answer, words, settled, change }: Props) {
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
      {settled ? null : (
        <dd>
          <a id={linkIdOf(key)} href={`#${key}`} aria-label={`${words.review.change}: ${label}`} onClick={go}>
            {words.review.change}
          </a>
        </dd>
      )}
    </div>
  );
}
