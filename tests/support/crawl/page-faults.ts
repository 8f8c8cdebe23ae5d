import { type Locale, locales } from '@/i18n/locales';
import { foreignWords } from './foreign-words';
import { type Crawl, hrefsOf, inside, type Visited } from './visit';

/** Characters of a title and of a description that search engines show whole, and not too few to say something. */
const lengths = { title: [15, 90], description: [50, 160] } as const;

export const isHidden = ({ $ }: Visited): boolean => /noindex/.test($('meta[name=robots]').attr('content') ?? '');
export const titleOf = ({ $ }: Visited): string => $('head > title').text();
export const descriptionOf = ({ $ }: Visited): string => $('meta[name=description]').attr('content') ?? '';
export const alternatesOf = ({ $ }: Visited): ReadonlyMap<string, string> =>
  new Map(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang') ?? '', pathOf($(link).attr('href') ?? '')]),
  );
export const pathOf = (address: string): string => new URL(address, 'http://site.invalid').pathname;

const one = ({ $ }: Visited, selector: string): readonly string[] =>
  $(selector).length === 1 ? [] : [`has ${$(selector).length} of ${selector}`];

function lengthFaults(page: Visited): readonly string[] {
  const texts = { title: titleOf(page), description: descriptionOf(page) };
  return (['title', 'description'] as const).flatMap((part) => {
    const [least, most] = lengths[part];
    const { length } = texts[part];
    return length < least || length > most ? [`has a ${part} of ${length} characters: ${texts[part]}`] : [];
  });
}

/** What a search engine and a service that shares links need to know. */
function headFaults(page: Visited): readonly string[] {
  const { $, path } = page;
  const wanted = [
    'meta[property="og:title"]',
    'meta[property="og:image"]',
    'meta[name="twitter:card"]',
    'head > title',
  ];
  const common = [...wanted, 'meta[name=description]', 'h1'].flatMap((selector) => one(page, selector));
  if (isHidden(page)) return common;
  const canonical = pathOf($('link[rel=canonical]').attr('href') ?? '/missing');
  const alternates = alternatesOf(page);
  return [
    ...common,
    ...lengthFaults(page),
    ...(canonical === path ? [] : [`names ${canonical} as its address`]),
    ...(alternates.get('x-default') === alternates.get('pl') ? [] : ['has an x-default that is not the Polish page']),
    ...locales.filter((locale) => !alternates.has(locale)).map((locale) => `names no page in ${locale}`),
    ...one(page, 'link[type="application/atom+xml"]'),
  ];
}

/** A heading may go one level down at most. */
function headingFaults({ $ }: Visited): readonly string[] {
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: $(heading).text() }));
  return levels.flatMap(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0;
    return level > before + 1 ? [`has h${level} “${text}” after h${before}`] : [];
  });
}

function elementFaults({ $ }: Visited): readonly string[] {
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const mute = $('img:not([alt])').toArray();
  return [
    ...twice.map((id) => `has two elements #${id}`),
    ...mute.map((image) => `has a picture without alternative text: ${$(image).attr('src')}`),
  ];
}

/** Links to a place on a page that has no such place, and links that leave the site without encryption. */
function linkFaults(page: Visited, { pages }: Crawl): readonly string[] {
  return hrefsOf(page).flatMap((href) => {
    const to = inside(href, page.path);
    if (!to) return /^(https:|mailto:|tel:)/.test(href) ? [] : [`links ${href}`];
    const target = to.fragment && pages.get(to.path);
    if (!target || target.$(`[id="${to.fragment}"]`).length) return [];
    return [`links ${href}, where nothing has this name`];
  });
}

/** What is wrong with a page by itself, a sentence each. */
export function pageFaults(page: Visited, crawl: Crawl): readonly string[] {
  const locale = page.$('html').attr('lang') as Locale;
  const faults = [
    ...headFaults(page),
    ...headingFaults(page),
    ...elementFaults(page),
    ...linkFaults(page, crawl),
    ...foreignWords(page.$, locale).map((word) => `has the foreign word “${word}”`),
  ];
  return [...new Set(faults)].map((fault) => `${page.path} ${fault}`);
}
