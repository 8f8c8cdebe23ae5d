import type { Label } from '../../acts/act';
import { saveValues, toField } from '../../acts/values';
import { SaveBar } from '../../shell/parts';
import { drawn } from '../../shell/pieces';
import { fieldsOfAll, labelOf, type Named, sampleIn, valuesOf } from '../../works/values';
import type { Screen } from '../screen';

const parts = {
  who: ['studio', 'name', 'city', 'email', 'phone', 'replyWorkingDays'],
  money: ['bankAccount', 'euroAccount', 'euroBic', 'depositPercent', 'reminderDays'],
  seller: ['seller'],
  social: ['social'],
  replies: ['replies'],
  rest: ['logo', 'designCredit', 'copyrightYear'],
} as const satisfies Record<string, readonly string[]>;
const partNames = Object.keys(parts) as (keyof typeof parts)[];

function hintOf({ kind, value }: Named): Label | undefined {
  if (kind === 'numberOrNone') return 'desk.me.reminder';
  return value === null ? 'desk.me.empty' : undefined;
}

export const me: Screen = {
  path: '/me',
  acts: { save: saveValues },
  async show(context) {
    const { words, locale } = context;
    const values = [...valuesOf(context, 'particulars'), ...valuesOf(context, 'replies')];
    const own = (keys: readonly string[]): readonly Named[] =>
      keys.flatMap((key) => values.filter(({ path }) => path[0] === key));
    // a seller without a registered firm has no tax number
    const missing = own(parts.seller).filter(({ value, path }) => value === null && path[1] !== 'taxId').length;
    const note = missing > 0 && words('desk.me.missing', { n: missing });
    return {
      place: 'me',
      sub: words('desk.me.means'),
      back: 'site',
      actbar: <SaveBar form="me" name={words('desk.values.save')} note={note} />,
      main: [
        {
          form: '/me/save',
          id: 'me',
          hidden: { [toField]: '/me' },
          of: [
            {
              split: 'even',
              of: partNames.map((part) => (
                <section key={part} className="form-part t8 top-ink">
                  <h2>{words(`desk.me.parts.${part}`)}</h2>
                  {drawn([
                    part === 'replies' && { note: words('desk.replies.means') },
                    {
                      fields: fieldsOfAll(own(parts[part]), locale, (value) => ({
                        label: labelOf(value, locale, part === 'seller' || part === 'social' ? 1 : 0),
                        hint: hintOf(value),
                        isLong: part === 'replies' && value.path.at(-1) === 'text',
                      })),
                    },
                  ])}
                </section>
              )),
            },
            { fields: fieldsOfAll(sampleIn(values), locale) },
          ],
        },
      ],
    };
  },
};
