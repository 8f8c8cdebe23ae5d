import type { Group } from '@/build/check/values';
import { contentOf } from '../../acts/content';
import { saveValues, toField } from '../../acts/values';
import { Button, Icon, LinkRow, Part } from '../../shell/parts';
import { allValues, idOf, type Named, nameOf, valuesOf, valuesSaying } from '../../works/values';
import type { Screen } from '../screen';
import { ValueField } from './value-field';

/** How many texts are shown at once. */
const most = 12;

/** Texts that are read as a whole, not by a sentence. */
const documents = ['regulations', 'privacy'] as const satisfies readonly Group[];

/** What was searched for, or the texts of a section of a document. */
function foundFor(
  query: URLSearchParams,
  values: () => readonly Named[],
  of: (group: Group) => readonly Named[],
  locale: 'pl' | 'en',
) {
  const asked = query.get('q')?.trim() ?? '';
  const group = documents.find((one) => one === query.get('document'));
  if (!group)
    return {
      asked,
      texts: valuesSaying(
        values().filter(({ kind }) => kind === 'both'),
        asked,
        locale,
      ),
    };
  const section = query.get('section') ?? '0';
  return { asked, texts: of(group).filter(({ path, kind }) => kind === 'both' && String(path[1]) === section) };
}

/** Finds a sentence by what is seen of it on the site, and changes it in both languages. */
export const wordsScreen: Screen = {
  path: '/words',
  acts: { save: saveValues },
  async show(context, { query, tried }) {
    const { words, locale } = context;
    const place = contentOf(context);
    const of = (group: Group) => valuesOf(place, group);
    const { asked, texts } = foundFor(query, () => allValues(place), of, locale);
    const shown = query.has('document') ? texts : texts.slice(0, most);
    const address = `/words?${query}`;
    return {
      ...{ title: words('desk.words.title'), place: 'words' },
      back: { to: '/site', name: words('desk.site.title') },
      main: (
        <>
          <h1>{words('desk.words.title')}</h1>
          <p className="title-sub">{words('desk.words.means')}</p>
          <form className="search field" action="/words">
            <Icon name="search" />
            <label className="vh" htmlFor="q">
              {words('desk.words.search')}
            </label>
            <input className="input" id="q" name="q" type="search" defaultValue={asked} />
          </form>
          {asked !== '' && (
            <p className="part-note" role="status">
              {words('desk.words.found', { n: texts.length })}
            </p>
          )}
          {shown.length > 0 && (
            <form method="post" action={`/words/save?${query}`}>
              <input type="hidden" name={toField} value={address} />
              {shown.map((value) => (
                <div key={idOf(value)} className="words-item">
                  <ValueField
                    {...{ value, tried, context }}
                    isLong
                    label={nameOf(value, locale) || words('desk.words.text')}
                  />
                </div>
              ))}
              <div className="field">
                <Button>{words('desk.values.save')}</Button>
              </div>
            </form>
          )}
          {shown.length < texts.length && <p className="part-note">{words('desk.words.more')}</p>}
          {documents.map((group) => (
            <Part key={group} heading={words(`desk.words.documents.${group}`)}>
              <ul>
                {of(group)
                  .filter(({ path }) => path.at(-1) === 'title')
                  .map((title) => (
                    <LinkRow
                      key={idOf(title)}
                      to={`/words?document=${group}&section=${title.path[1]}`}
                      icon="words"
                      name={(title.value as Record<typeof locale, string>)[locale]}
                    />
                  ))}
              </ul>
            </Part>
          ))}
        </>
      ),
    };
  },
};
