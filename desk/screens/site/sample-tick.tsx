import type { Translator } from '@/messages/translator';
import { textIn, wasOf } from '../../acts/act';
import { Chips } from '../../form/fields';
import { fieldsOf, type Named } from '../../works/values';
import type { Tried } from '../screen';

/** Whether a table is still the sample that came with the site, or the artist's own. */
export function SampleTick({
  values,
  tried,
  words,
}: Readonly<{ values: readonly Named[]; tried: Tried | null; words: Translator }>) {
  const sample = values.find(({ path }) => path[0] === 'sample');
  if (!sample) return null;
  const [field] = fieldsOf(sample, 'pl');
  if (!field) return null;
  const { name, text } = field;
  return (
    <div className="field">
      <input type="hidden" name={wasOf(name)} value={text} />
      <Chips
        {...{ tried, name, legend: words('desk.values.sample') }}
        value={(tried && textIn(tried.form, name)) || text}
        options={[
          ['yes', words('desk.values.isSample')],
          ['no', words('desk.values.isMine')],
        ]}
      />
    </div>
  );
}
