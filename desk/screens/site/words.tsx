import type { Localized } from '@/i18n/locales';
import type { Context } from '../../acts/act';
import { saveValues, toField } from '../../acts/values';
import { FormFields } from '../../form/form';
import { unpublishedIds } from '../../publication';
import { SaveBar, Search } from '../../shell/parts';
import { type Piece, part } from '../../shell/pieces';
import { type WordPage, wordPageNames, wordPageOf, wordPages } from '../../works/pages-of-words';
import { readable } from '../../works/readable';
import { allValues, fieldsOf, idOf, labelOf, type Named, valuesSaying } from '../../works/values';
import type { Screen } from '../screen';

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

const pageOf = ({ path }: Named) => `desk.words.pages.${wordPageOf(String(path[0])) ?? 'everywhere'}` as const;

/** @param to the path to which texts are sent, and the query with which their page is shown again */
function textsForm(
  texts: readonly Named[],
  to: readonly [path: string, query: string],
  { words, locale }: Context,
): Piece {
  return {
    form: to.join('/save'),
    id: 'values',
    hidden: { [toField]: to.join('') },
    of: [
      ...texts.map((value) => (
        <div key={idOf(value)} className="words-item ruled">
          <FormFields
            fields={fieldsOf(value, locale, { isLong: true, label: labelOf(value, locale) || words(pageOf(value)) })}
          />
        </div>
      )),
      texts.some(({ value }) => /[{<]/.test((value as Localized)[locale])) && { note: words('desk.words.keep') },
    ],
  };
}

export const wordsScreen: Screen = {
  path: '/words',
  acts: { save: saveValues },
  async show(context, { query }) {
    const { words, locale } = context;
    const asked = query.get('q')?.trim() ?? '';
    const all = textsOf(context);
    const found = valuesSaying([...all.values()].flat(), asked, locale);
    const changed = new Set(unpublishedIds(context));
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
      main: [
        <Search to="/words" label={words('desk.words.search')} typed={asked} />,
        asked !== '' && (
          <p className="part-note" role="status">
            {words('desk.words.found', { n: found.length })}
          </p>
        ),
        found.length > 0 && textsForm(found.slice(0, most), ['/words', `?${query}`], context),
        found.length > most && { note: words('desk.words.more') },
        part(words('desk.words.byPage'), [
          {
            rows: pages.map((page) => ({
              to: `/words/${page}`,
              icon: 'words',
              name: words(`desk.words.pages.${page}`),
              what: counts(all.get(page) ?? []),
            })),
          },
        ]),
      ],
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
    const changed = new Set(unpublishedIds(context));
    const parts = Map.groupBy(textsOf(context).get(page) ?? [], partOf);
    const { screens = [] } = page in wordPages ? wordPages[page as WordPage] : {};
    return {
      title: words(`desk.words.pages.${page}`),
      place: 'words',
      back: 'words',
      main: [
        {
          rows: [...parts].map(
            ([part, texts]) =>
              texts[0] !== undefined && {
                to: `/words/${page}/${part}`,
                icon: 'words',
                name: lineOf(texts[0], context),
                what: texts.some((text) => changed.has(idOf(text))) && words('desk.words.isChanged'),
              },
          ),
        },
        part(words('desk.words.elsewhere'), [
          {
            rows: screens.map((screen) => ({
              to: `/${screen}`,
              icon: screen === 'prices' ? 'price' : screen,
              name: words(`desk.${screen}.title`),
              what: words(`desk.site.${screen}`),
            })),
          },
        ]),
      ],
    };
  },
};

export const wordsOfPart: Screen = {
  path: '/words/:page/:part',
  acts: { save: saveValues },
  async show(context, { params }) {
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
      main: [textsForm(texts ?? [], [`/words/${page}/${params.part}`, ''], context)],
    };
  },
};
