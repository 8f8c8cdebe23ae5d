import type { Group } from '@/build/check/values';
import type { Locale, Localized } from '@/i18n/locales';
import type { Context } from '../../acts/act';
import { contentOf } from '../../acts/content';
import { saveValues, toField } from '../../acts/values';
import { Button, Icon, LinkRow, Part } from '../../shell/parts';
import { type WordPage, wordPageOf, wordPages } from '../../works/pages-of-words';
import { allValues, idOf, type Named, nameOf, valuesOf, valuesSaying } from '../../works/values';
import type { Screen } from '../screen';
import { ValueField } from './value-field';

/** How many texts are shown at once. */
const most = 12;

/** The most characters of a text in a list. */
const longest = 110;

const pageIn = (query: URLSearchParams): WordPage | undefined => wordPages.find((one) => one === query.get('page'));

/** Texts that are read as a whole, not by a sentence. */
const documents = ['regulations', 'privacy'] as const satisfies readonly Group[];

/** A text in a line of a list, without what marks parts of it. */
function lineOf({ value, path }: Named, locale: Locale): string {
  const text = (value as Localized)[locale].replace(/<[^>]+>/g, '').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text || path.join(' ');
}

/** What a page of this screen shows: the texts whose fields it has, and those that it lists. */
type Found = Readonly<{ asked: string; texts: readonly Named[]; listed: readonly Named[] }>;

/** What was searched for, the texts of a page or one of them, or those of a section of a document. */
function foundFor(
  query: URLSearchParams,
  of: (group: Group | 'sentences') => readonly Named[],
  context: Context,
): Found {
  const asked = query.get('q')?.trim() ?? '';
  const group = documents.find((one) => one === query.get('document'));
  const page = pageIn(query);
  if (page) {
    const all = of('sentences').filter(({ path }) => wordPageOf(String(path[0])) === page);
    const one = all.filter((text) => idOf(text) === query.get('text'));
    return { asked, texts: one, listed: one.length > 0 ? [] : all };
  }
  const both = (all: readonly Named[]) => all.filter(({ kind }) => kind === 'both');
  if (!group)
    return { asked, texts: valuesSaying(both(allValues(contentOf(context))), asked, context.locale), listed: [] };
  const section = query.get('section') ?? '0';
  return { asked, texts: both(of(group)).filter(({ path }) => String(path[1]) === section), listed: [] };
}

/** Finds a sentence by what is seen of it on the site, or by its page, and changes it in both languages. */
export const wordsScreen: Screen = {
  path: '/words',
  acts: { save: saveValues },
  async show(context, { query, tried }) {
    const { words, locale } = context;
    const place = contentOf(context);
    const of = (group: Group | 'sentences') => valuesOf(place, group);
    const { asked, texts, listed } = foundFor(query, of, context);
    const page = pageIn(query);
    const title = words(page ? `desk.words.pages.${page}` : 'desk.words.title');
    const counted = Map.groupBy(page ? [] : of('sentences'), ({ path }) => wordPageOf(String(path[0])));
    const isOne = page !== undefined && texts.length > 0;
    const shown = query.has('document') ? texts : texts.slice(0, most);
    const address = `/words?${query}`;
    return {
      title,
      place: 'words',
      back: isOne
        ? { to: `/words?page=${page}`, name: title }
        : page
          ? { to: '/words', name: words('desk.words.title') }
          : { to: '/site', name: words('desk.site.title') },
      main: (
        <>
          <h1>{title}</h1>
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
          {listed.length > 0 && (
            <ul>
              {listed.map((text) => (
                <LinkRow
                  key={idOf(text)}
                  to={`/words?page=${page}&text=${idOf(text)}`}
                  icon="words"
                  name={lineOf(text, locale)}
                />
              ))}
            </ul>
          )}
          {!page && (
            <Part heading={words('desk.words.byPage')}>
              <ul>
                {wordPages.map((one) => (
                  <LinkRow
                    key={one}
                    to={`/words?page=${one}`}
                    icon="words"
                    name={words(`desk.words.pages.${one}`)}
                    means={words('desk.words.texts', { n: counted.get(one)?.length ?? 0 })}
                  />
                ))}
              </ul>
            </Part>
          )}
          {!page &&
            documents.map((group) => (
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
