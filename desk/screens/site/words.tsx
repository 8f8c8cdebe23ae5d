import type { Localized } from '@/i18n/locales';
import type { Context } from '../../acts/act';
import { saveValues, toField } from '../../acts/values';
import { unpublished } from '../../publication';
import { LinkRow, Part, SaveBar, Search } from '../../shell/parts';
import { type WordPage, wordPageNames, wordPageOf, wordPages } from '../../works/pages-of-words';
import { readable } from '../../works/readable';
import { allValues, idOf, type Named, nameOf, valuesSaying } from '../../works/values';
import type { Screen, Tried } from '../screen';
import { ValueField } from './value-field';

const most = 12;

const longest = 110;

const pages = [...wordPageNames, 'regulations', 'privacy'] as const;

const textsOf = (context: Context): ReadonlyMap<string | undefined, readonly Named[]> =>
  Map.groupBy(
    allValues(context).filter(({ kind }) => kind === 'both'),
    ({ group, path }) => (group === 'sentences' ? wordPageOf(String(path[0])) : group),
  );

/** What is changed at once: a sentence, or a section of a document. */
const partOf = ({ group, path }: Named): string => (group === 'sentences' ? path.join('.') : String(path[1]));

/** A text in a line of a list, without what marks parts of it. */
function lineOf({ value, path }: Named, { locale }: Context): string {
  const [first] = readable((value as Localized)[locale], locale);
  const text = (first?.text ?? '').replace(/[[\]]/g, '').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text || path.join(' ');
}

const changedOf = (context: Context): ReadonlySet<string> => new Set(unpublished(context)?.map(({ id }) => id));

type TextsProps = Readonly<{
  texts: readonly Named[];
  address: readonly [path: string, query: string];
  tried: Tried | null;
  context: Context;
}>;

function Texts({ texts, address, tried, context }: TextsProps) {
  const { words, locale } = context;
  return (
    <form method="post" action={address.join('/save')} id="values">
      <input type="hidden" name={toField} value={address.join('')} />
      {texts.map((value) => (
        <div key={idOf(value)} className="words-item ruled">
          <ValueField
            value={value}
            tried={tried}
            context={context}
            isLong
            label={
              nameOf(value, locale) || words(`desk.words.pages.${wordPageOf(String(value.path[0])) ?? 'everywhere'}`)
            }
          />
        </div>
      ))}
      {texts.some(({ value }) => /[{<]/.test((value as Localized)[locale])) && (
        <p className="part-note">{words('desk.words.keep')}</p>
      )}
    </form>
  );
}

/** Finds a sentence by what is seen of it on the site, or leads to it by its page. */
export const wordsScreen: Screen = {
  path: '/words',
  acts: { save: saveValues },
  async show(context, { query, tried }) {
    const { words, locale } = context;
    const asked = query.get('q')?.trim() ?? '';
    const all = textsOf(context);
    const found = valuesSaying([...all.values()].flat(), asked, locale);
    const changed = changedOf(context);
    const counts = (texts: readonly Named[]): string => {
      const n = texts.filter((text) => changed.has(idOf(text))).length;
      return [
        words('desk.words.texts', { n: texts.length }),
        ...(n > 0 ? [words('desk.words.changed', { n })] : []),
      ].join(', ');
    };
    return {
      place: 'words',
      sub: words('desk.words.means'),
      back: 'site',
      ...(found.length > 0 && { actbar: <SaveBar form="values" name={words('desk.values.save')} /> }),
      main: (
        <>
          <Search to="/words" label={words('desk.words.search')} typed={asked} />
          {asked !== '' && (
            <p className="part-note" role="status">
              {words('desk.words.found', { n: found.length })}
            </p>
          )}
          {found.length > 0 && (
            <Texts texts={found.slice(0, most)} address={['/words', `?${query}`]} tried={tried} context={context} />
          )}
          {found.length > most && <p className="part-note">{words('desk.words.more')}</p>}
          <Part heading={words('desk.words.byPage')}>
            <ul>
              {pages.map((page) => (
                <LinkRow
                  key={page}
                  to={`/words/${page}`}
                  icon="words"
                  name={words(`desk.words.pages.${page}`)}
                  means={counts(all.get(page) ?? [])}
                />
              ))}
            </ul>
          </Part>
        </>
      ),
    };
  },
};

const pageNamed = (name = '') => pages.find((page) => page === name);

export const wordsOfPage: Screen = {
  path: '/words/:page',
  async show(context, { params }) {
    const { words } = context;
    const page = pageNamed(params.page);
    if (!page) return null;
    const changed = changedOf(context);
    const parts = Map.groupBy(textsOf(context).get(page) ?? [], partOf);
    const { screens = [] } = page in wordPages ? wordPages[page as WordPage] : {};
    return {
      title: words(`desk.words.pages.${page}`),
      place: 'words',
      back: 'words',
      main: (
        <>
          <ul>
            {[...parts].map(([part, [first, ...others]]) =>
              first ? (
                <LinkRow
                  key={part}
                  to={`/words/${page}/${part}`}
                  icon="words"
                  name={lineOf(first, context)}
                  {...([first, ...others].some((text) => changed.has(idOf(text))) && {
                    means: words('desk.words.isChanged'),
                  })}
                />
              ) : null,
            )}
          </ul>
          {screens.length > 0 && (
            <Part heading={words('desk.words.elsewhere')}>
              <ul>
                {screens.map((screen) => (
                  <LinkRow
                    key={screen}
                    to={`/${screen}`}
                    icon={screen === 'prices' ? 'price' : screen}
                    name={words(`desk.${screen}.title`)}
                    means={words(`desk.site.${screen}`)}
                  />
                ))}
              </ul>
            </Part>
          )}
        </>
      ),
    };
  },
};

export const wordsOfPart: Screen = {
  path: '/words/:page/:part',
  acts: { save: saveValues },
  async show(context, { params, tried }) {
    const { words } = context;
    const page = pageNamed(params.page);
    const texts =
      page &&
      textsOf(context)
        .get(page)
        ?.filter((text) => partOf(text) === params.part);
    const [first] = texts ?? [];
    if (!page || !first) return null;
    const title = words(`desk.words.pages.${page}`);
    return {
      title,
      place: 'words',
      back: { to: `/words/${page}`, name: title },
      heading: lineOf(first, context),
      actbar: <SaveBar form="values" name={words('desk.values.save')} />,
      main: (
        <Texts texts={texts ?? []} address={[`/words/${page}/${params.part}`, '']} tried={tried} context={context} />
      ),
    };
  },
};
