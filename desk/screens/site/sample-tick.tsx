import type { Translator } from '@/messages/translator';
import { textIn, wasOf } from '../../acts/act';
import { Chips } from '../../form/fields';
import { fieldsOf, type Named } from '../../works/values';
import type { Tried } from '../screen';

type Props = Readonly<{ value: Named; tried: Tried | null; legend: string; yes: string; no: string }>;

/** A value that is true or false, with what it showed. */
export function YesNo({ value, tried, legend, yes, no }: Props) {
  const [field] = fieldsOf(value, 'pl');
  if (!field) return null;
  const { name, text } = field;
  const chosen = (tried && textIn(tried.form, name)) || text;
  return (
    <div className="field">
      <input type="hidden" name={wasOf(name)} value={text} />
      <Chips tried={tried} name={name} legend={legend} value={chosen} options={Object.entries({ yes, no })} />
    </div>
  );
}

type SampleTickProps = Readonly<{ values: readonly Named[]; tried: Tried | null; words: Translator }>;

/** Whether a table is still the sample that came with the site, or the artist's own. */
export function SampleTick({ values, tried, words }: SampleTickProps) {
  const value = values.find(({ path }) => path[0] === 'sample');
  if (!value) return null;
  return (
    <YesNo
      value={value}
      tried={tried}
      legend={words('desk.values.sample')}
      yes={words('desk.values.isSample')}
      no={words('desk.values.isMine')}
    />
  );
}
