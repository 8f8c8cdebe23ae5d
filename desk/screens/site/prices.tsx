import { type OrderType, orderTypeNames } from '@/content/order';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import { waitingFor } from '@/server/mail/opening-news';
import type { Context } from '../../acts/act';
import { contentOf } from '../../acts/content';
import { saveServices } from '../../acts/services';
import { saveValues, toField } from '../../acts/values';
import { Button, Part } from '../../shell/parts';
import { idOf, type Named, nameOf, valuesOf } from '../../works/values';
import type { Screen, Tried } from '../screen';
import { SampleTick } from './sample-tick';
import { Services } from './services';
import { ValueField } from './value-field';

const types = ['portraits', 'custom-pictures', 'posters'] as const satisfies readonly OrderType[];
type Type = (typeof types)[number];

type Props = Readonly<{ tried: Tried | null; context: Context }>;

/** The prices of a kind of order by its techniques; what has one price only, such as a mug, stands together. */
function byTechnique(values: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  return Map.groupBy(values, ({ path }) => (path.length > 3 ? String(path[2]) : ''));
}

const lastName = ({ names }: Named, locale: Context['locale']): string => names.at(-1)?.[locale] ?? '';

/** A sum for each size, a column for each number of persons or what else it depends on. */
function Table({ values, caption, ...props }: Props & Readonly<{ values: readonly Named[]; caption: string }>) {
  const { locale } = props.context;
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
                    <ValueField {...props} value={value} label={nameOf(value, locale, 2)} isBare />
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

/** What one kind of order costs; one table at a time. */
function Prices({ type, technique, ...props }: Props & Readonly<{ type: Type; technique: string }>) {
  const { words, locale } = props.context;
  const all = valuesOf(contentOf(props.context), 'prices');
  const groups = byTechnique(all.filter(({ path }) => path[0] === 'prices' && path[1] === type));
  const shown = groups.has(technique) ? technique : ([...groups.keys()][0] ?? '');
  const values = groups.get(shown) ?? [];
  const nameOfGroup = (key: string) =>
    key === '' ? words('desk.prices.single') : (groups.get(key)?.[0]?.names[2]?.[locale] ?? key);
  const isTable = values.every(({ path }) => path.length > 4 || shown !== '');
  return (
    <Part id="prices" heading={words('desk.prices.prices')}>
      <nav className="chips field" aria-label={words('desk.prices.types')}>
        {types.map((one) => (
          <a
            key={one}
            className="chip"
            href={`/prices?type=${one}#prices`}
            aria-current={one === type ? 'page' : undefined}
          >
            {orderTypeNames[one][locale]}
          </a>
        ))}
      </nav>
      {groups.size > 1 && (
        <nav className="chips field" aria-label={words('desk.prices.techniques')}>
          {[...groups.keys()].map((key) => (
            <a
              key={key}
              className="chip"
              href={`/prices?type=${type}&technique=${key}#prices`}
              aria-current={key === shown ? 'page' : undefined}
            >
              {nameOfGroup(key)}
            </a>
          ))}
        </nav>
      )}
      <form method="post" action={`/prices/save?type=${type}&technique=${shown}`}>
        <input type="hidden" name={toField} value={`/prices?type=${type}&technique=${shown}#prices`} />
        {isTable ? (
          <Table {...props} values={values} caption={nameOfGroup(shown)} />
        ) : (
          <div className="pair pair--four">
            {values.map((value) => (
              <ValueField key={idOf(value)} {...props} value={value} label={lastName(value, locale)} />
            ))}
          </div>
        )}
        <div className="pair">
          {all
            .filter(({ path }) => path[0] === 'defaultPrice' || path[0] === 'beyondA0Percent')
            .map((value) => (
              <ValueField key={idOf(value)} {...props} value={value} label={nameOf(value, locale)} />
            ))}
        </div>
        <SampleTick {...{ values: all, tried: props.tried, words }} />
        <div className="field">
          <Button>{words('desk.values.save')}</Button>
        </div>
      </form>
    </Part>
  );
}

/** All values of a table, as it has them. */
function Group({
  group,
  id,
  isLong = false,
  ...props
}: Props & Readonly<{ group: 'terms' | 'lessons'; id: string; isLong?: boolean }>) {
  const { words, locale } = props.context;
  const values = valuesOf(contentOf(props.context), group);
  return (
    <Part id={id} heading={words(`desk.prices.${group}`)}>
      <form method="post" action="/prices/save">
        <input type="hidden" name={toField} value={`/prices#${id}`} />
        <div className={isLong ? undefined : 'pair pair--low'}>
          {values
            .filter(({ path, kind }) => path[0] !== 'sample' && (isLong || kind !== 'both'))
            .map((value) => (
              <ValueField key={idOf(value)} {...props} value={value} label={nameOf(value, locale)} isLong={isLong} />
            ))}
        </div>
        <SampleTick {...{ values, tried: props.tried, words }} />
        <div className="field">
          <Button>{words('desk.values.save')}</Button>
        </div>
      </form>
    </Part>
  );
}

/** What is open, what it costs, and until when it is ready. */
export const prices: Screen = {
  path: '/prices',
  acts: { services: saveServices, save: saveValues },
  async show(context, { query, tried }) {
    const { words } = context;
    const type = types.find((one) => one === query.get('type')) ?? 'portraits';
    const props = { tried, context };
    const asked = Object.fromEntries(
      await Promise.all(
        noticeSubjects.map(async (about) => [about, (await waitingFor(context.storage, about)).length] as const),
      ),
    );
    return {
      ...{ title: words('desk.prices.title'), place: 'price' },
      back: { to: '/site', name: words('desk.site.title') },
      main: (
        <>
          <h1>{words('desk.prices.title')}</h1>
          <Services {...props} asked={asked} />
          <Prices {...props} type={type} technique={query.get('technique') ?? ''} />
          <div className="split split--even">
            <Group {...props} group="terms" id="terms" />
            <Group {...props} group="lessons" id="lessons" isLong />
          </div>
        </>
      ),
    };
  },
};
