import { groupNames, groups } from '@/build/check/values';
import { type Localized, locales } from '@/i18n/locales';
import { type Argument, type Reply, refusal, reply, type Surroundings, text, tool, wrongUse, yes } from '../verb';
import { changeContent, outsideCheckout } from '../works/checkout';
import {
  allValues,
  groupCalled,
  keyOf,
  type Named,
  sentences,
  shownValue,
  valueChanged,
  valuesCalled,
  valuesSaying,
  valueTyped,
} from '../works/values';

/** How many are printed before one is asked to say more. */
const mostShown = 30;

const name = {
  name: { pl: 'NAZWA', en: 'NAME' },
  help: { pl: 'to, co podaje content find', en: 'a name as content find tells it' },
} as const satisfies Argument;

/** A value below its name: a text in both languages, anything else beside it. */
function linesOf(value: Named, { locale, words }: Pick<Surroundings, 'locale' | 'words'>): readonly string[] {
  const key = keyOf(value, locale);
  if (value.kind !== 'both') return [`${key}   ${shownValue(value, locale) || words('studio.values.empty')}`];
  const texts = value.value as Localized;
  return [key, ...locales.map((each) => `  ${words(`studio.languages.${each}`)}: ${texts[each]}`)];
}

function shown(values: readonly Named[], desk: Pick<Surroundings, 'locale' | 'words'>, most = mostShown): Reply {
  const lines = values.slice(0, most).flatMap((value) => linesOf(value, desk));
  const more = values.length > most ? [desk.words('studio.values.more', { n: values.length - most })] : [];
  const data = values.map((value) => ({ name: keyOf(value, desk.locale), value: value.value }));
  return reply([...lines, ...more, '', desk.words('studio.values.howToSet')].join('\n'), data);
}

export const contentList = tool({
  name: 'content list',
  help: { pl: 'co można zmienić: dane, cennik, warunki, zajęcia, zdania', en: 'what can be changed, by groups' },
  example: { pl: 'content list cennik', en: 'content list prices' },
  arguments: {
    group: {
      name: { pl: 'DZIAŁ', en: 'GROUP' },
      help: { pl: 'dział, na przykład cennik', en: 'a group' },
      optional: true,
    },
  },
  async run(desk, { group }) {
    const { locale, words } = desk;
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const values = allValues(desk);
    const known = [...groupNames.map((each) => groups[each].name), sentences];
    if (group === undefined) {
      const counts = known.map((each) => [each[locale], groupCalled(values, each[locale])?.length ?? 0] as const);
      const lines = counts.map(([each, n]) => `  content list ${each}   (${n})`);
      return reply([words('studio.values.groups'), ...lines, '', words('studio.values.others')].join('\n'), counts);
    }
    const found = groupCalled(values, group);
    if (found) return shown(found, desk, Number.POSITIVE_INFINITY);
    return wrongUse(words('studio.values.noGroup', { group, groups: known.map((each) => each[locale]).join(', ') }));
  },
});

export const contentFind = tool({
  name: 'content find',
  help: { pl: 'znajduje zdanie albo wartość i jej nazwę', en: 'finds a sentence or a value, and its name' },
  example: { pl: 'content find "kawałek zdania"', en: 'content find "part of a sentence"' },
  arguments: { text },
  async run(desk, { text: asked }) {
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const values = allValues(desk);
    const found = [...new Set([...valuesCalled(values, asked), ...valuesSaying(values, asked, desk.locale)])];
    return found.length > 0 ? shown(found, desk) : refusal(desk.words('studio.values.notFound', { text: asked }));
  },
});

/** Which one was meant, or why that cannot be said. */
function onlyOne(desk: Surroundings, typed: string): Named | Reply {
  const { words, locale } = desk;
  const found = valuesCalled(allValues(desk), typed);
  const [only] = found;
  if (!only) return refusal(words('studio.values.unknown', { name: typed }));
  if (found.length === 1) return only;
  const keys = found.slice(0, mostShown).map((value) => `  ${keyOf(value, locale)}`);
  return wrongUse([words('studio.values.several', { name: typed, n: found.length }), ...keys].join('\n'));
}

/** What a value is to be: as typed, or asked for; null: it stays. */
async function newValue(
  desk: Surroundings,
  of: Named,
  { typed, english, yes }: Readonly<{ typed: string | undefined; english: string | undefined; yes: boolean }>,
): ReturnType<typeof valueTyped> {
  const { words, ask, locale } = desk;
  const asked = (what: string, now: string) => ask(`${words('studio.values.ask', { what, now: now || '-' })} `);
  if (of.kind !== 'both') {
    const now = shownValue(of, locale);
    const answer = typed ?? ((await asked(of.names.map((each) => each[locale]).join(', '), now)) || null);
    return answer === null ? { value: of.value } : valueTyped(desk, of, answer, yes);
  }
  const before = of.value as Localized;
  const pl = typed ?? ((await asked(words('studio.languages.pl'), before.pl)) || before.pl);
  const en = english ?? ((await asked(words('studio.languages.en'), before.en)) || before.en);
  return { value: { pl: pl.trim(), en: en.trim() } };
}

export const contentSet = tool({
  name: 'content set',
  help: {
    pl: 'zmienia zdanie, cenę, adres, telefon, zajęcia',
    en: 'changes a sentence, a price, a particular, a lesson',
  },
  example: {
    pl: 'content set "cennik portret olej 1 osoba a3" 720',
    en: 'content set "prices portrait oil 1 person a3" 720',
  },
  arguments: {
    name,
    value: {
      name: { pl: 'WARTOŚĆ', en: 'VALUE' },
      help: { pl: 'nowy tekst, numer, dzień albo koszt w złotych', en: 'the new value' },
      optional: true,
    },
  },
  options: { english: { ...text, help: { pl: 'to samo po angielsku', en: 'the same in English' } }, yes },
  async run(desk, { name: called, value: typed, english, yes }) {
    const { words, locale } = desk;
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const of = onlyOne(desk, called);
    if (!('path' in of)) return of;
    const read = await newValue(desk, of, { typed, english, yes });
    if ('refused' in read) return read.refused;
    const key = keyOf(of, locale);
    if (JSON.stringify(read.value) === JSON.stringify(of.value))
      return refusal(words('studio.values.same', { name: key }));
    const now = { ...of, value: read.value };
    const isHalf = of.kind === 'both' && (read.value as Localized).en === (of.value as Localized).en;
    const lines = [
      words('studio.values.changed'),
      ...linesOf(now, desk).map((line) => `  ${line}`),
      ...(isHalf ? [words('studio.values.half', { name: key })] : []),
    ];
    const done = reply(lines.join('\n'), { name: key, value: read.value });
    return changeContent(desk, () => valueChanged(desk, of, read.value), done);
  },
});
