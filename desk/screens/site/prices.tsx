import { type OrderType, orderTypeNames } from '@/content/order';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import { waitingFor } from '@/server/mail/opening-news';
import type { Context } from '../../acts/act';
import { saveValues, toField } from '../../acts/values';
import { FormFields } from '../../form/form';
import { Fold, SaveBar } from '../../shell/parts';
import { drawn, type Piece, part } from '../../shell/pieces';
import { useDesk } from '../../shell/use-desk';
import { fieldsOf, fieldsOfAll, idOf, labelOf, type Named, sampleIn, valuesOf } from '../../works/values';
import type { Screen } from '../screen';
import { servicesPart } from './services';

const types = ['portraits', 'custom-pictures', 'posters'] as const satisfies readonly OrderType[];

/** The prices of a kind of order by its techniques; what has one price only, such as a mug, stands together. */
function byTechnique(values: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  return Map.groupBy(values, ({ path }) => (path.length > 3 ? String(path[2]) : ''));
}

const lastName = ({ names }: Named, locale: Context['locale']): string => names.at(-1)?.[locale] ?? '';

function Table({ values, caption }: Readonly<{ values: readonly Named[]; caption: string }>) {
  const { locale } = useDesk();
  const columns = [...Map.groupBy(values, ({ path }) => path.slice(3, -1).join('.')).values()];
  const rows = [...Map.groupBy(values, ({ path }) => String(path.at(-1))).values()];
  return (
    <table className="prices">
      <caption className="visually-hidden">{caption}</caption>
      {columns.length > 1 && (
        <thead>
          <tr>
            <td />
            {columns.map(
              ([first]) =>
                first && (
                  <th key={idOf(first)} scope="col">
                    {first.names.at(-2)?.[locale]}
                  </th>
                ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(
          ([first, ...others]) =>
            first && (
              <tr key={idOf(first)}>
                <th scope="row">{lastName(first, locale)}</th>
                {[first, ...others].map((value) => (
                  <td key={idOf(value)}>
                    <FormFields fields={fieldsOf(value, locale, { label: labelOf(value, locale, 1), isBare: true })} />
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

type TechniqueProps = Readonly<{ values: readonly Named[]; heading: string; isOpen: boolean }>;

function Technique({ values, heading, isOpen }: TechniqueProps) {
  const { tried, locale } = useDesk();
  const isWrong = Object.keys(fieldsOfAll(values, locale)).some((name) => tried?.problems[name]);
  return (
    <Fold heading={heading} open={isOpen || isWrong}>
      {values.every(({ path }) => path.length > 3) ? (
        <Table values={values} caption={heading} />
      ) : (
        <div className="two g0-4 pair--four">
          <FormFields fields={fieldsOfAll(values, locale, (value) => ({ label: lastName(value, locale) }))} />
        </div>
      )}
    </Fold>
  );
}

function pricesPart(context: Context, asked: URLSearchParams): Piece {
  const { words, locale } = context;
  const all = valuesOf(context, 'prices');
  const rest = all.filter(({ path }) => path[0] === 'defaultPrice' || path[0] === 'beyondA0Percent');
  return part({ heading: words('desk.prices.prices'), id: 'prices' }, [
    ...types.flatMap((type) =>
      [...byTechnique(all.filter(({ path }) => path[0] === 'prices' && path[1] === type))].map(
        ([technique, values]) => (
          <Technique
            key={`${type} ${technique}`}
            values={values}
            heading={`${orderTypeNames[type][locale]}, ${technique === '' ? words('desk.prices.single') : (values[0]?.names[1]?.[locale] ?? technique)}`}
            isOpen={asked.get('type') === type && (asked.get('technique') ?? '') === technique}
          />
        ),
      ),
    ),
    <div className="two g0-4 items-end">{drawn([{ fields: fieldsOfAll(rest, locale) }])}</div>,
    { fields: fieldsOfAll(sampleIn(all), locale) },
  ]);
}

function groupPart(context: Context, group: 'terms' | 'lessons'): Piece {
  const { words, locale } = context;
  const isLong = group === 'lessons';
  const values = valuesOf(context, group);
  const own = values.filter(({ path, kind }) => path[0] !== 'sample' && (isLong || kind !== 'both'));
  return part({ heading: words(`desk.prices.${group}`), id: group }, [
    <div className={isLong ? undefined : 'two g0-4 items-end'}>
      {drawn([{ fields: fieldsOfAll(own, locale, () => ({ isLong })) }])}
    </div>,
    { fields: fieldsOfAll(sampleIn(values), locale) },
  ]);
}

/** What is open, what it costs, and until when it is ready: one form, so that no save leaves out what was typed elsewhere on the page. */
export const prices: Screen = {
  path: '/prices',
  acts: { save: saveValues },
  async show(context, { query }) {
    const { words } = context;
    const asked = Object.fromEntries(
      await Promise.all(
        noticeSubjects.map(async (about) => [about, (await waitingFor(context.storage, about)).length] as const),
      ),
    );
    return {
      place: 'price',
      back: 'site',
      actbar: <SaveBar form="values" name={words('desk.values.save')} />,
      main: [
        {
          form: '/prices/save',
          id: 'values',
          hidden: { [toField]: '/prices' },
          of: [
            servicesPart(context, asked),
            pricesPart(context, query),
            { split: 'even', of: [groupPart(context, 'terms'), groupPart(context, 'lessons')] },
          ],
        },
      ],
    };
  },
};
