import { type CheerioAPI, load } from 'cheerio';
import postcss, { AtRule, type Rule } from 'postcss';
import type { FramePlaces } from '@/domain/page/site-table';
import { unbroken } from '@/i18n/unbroken';
import { policyOf } from '@/server/pages/content-security-policy';
import type { BrowserFiles } from '../browser';
import { clientOf, facesOf, fontPreloadsOf, isPending, sheetsOf } from './next-output';

function facesIn(css: string): Readonly<Record<'own' | 'standIns', string>> {
  const faces = postcss.parse(css).nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  const isOwn = (face: postcss.ChildNode) => face.toString().includes('src:url(');
  const joined = (some: readonly postcss.ChildNode[]) => some.join('');
  return { own: joined(faces.filter(isOwn)), standIns: joined(faces.filter((face) => !isOwn(face))) };
}

export type Finishing = Readonly<{
  sheetAt: (href: string) => string;
  browser: Pick<BrowserFiles, 'script' | 'islands'>;
  scripts: Readonly<Record<string, string>>;
  fonts: string;
  /** Texts that scripts of ours put into style elements. */
  styles: readonly string[];
}>;

function drop(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) drop(parent);
}

/** Whether what a selector needs can be there: each class outside brackets, and of what `:is` or `:where` offers one. */
function canMatch(selector: string, isThere: (name: string) => boolean): boolean {
  const allIn = (part: string) => (part.match(/\.[a-z][\w-]*/gi) ?? []).every((name) => isThere(name.slice(1)));
  const innermost = /:?([\w-]*)\(([^()]*)\)/;
  let rest = selector;
  for (let found = innermost.exec(rest); found; found = innermost.exec(rest)) {
    const [whole, name = '', inside = ''] = found;
    if (/^(is|where)$/.test(name) && !inside.split(',').some(allIn)) return false;
    rest = rest.replace(whole, '');
  }
  return allIn(rest);
}

/** Leaves out the rules of what is not there: the pages of a route share its sheets, and all pages the pictures'. */
function rulesFor(css: string, isThere: (name: string) => boolean): string {
  const rules = postcss.parse(css);
  rules.walkRules((rule) => {
    const some = rule.selectors.filter((selector) => canMatch(selector, isThere));
    if (some.length > 0) rule.selectors = some;
    else drop(rule);
  });
  return rules.toString();
}

const wordsOfScripts = new Map<string, ReadonlySet<string>>();

/** What could be a class, and how the names begin that a script puts together. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

/** Of a script, which each page asks for again. */
function wordsOf(script: string): ReadonlySet<string> {
  const words = wordsOfScripts.get(script) ?? wordsIn(script);
  wordsOfScripts.set(script, words);
  return words;
}

/** What the scripts name that a page can run: all but those of islands which it has not. What else comes late brings its sheet. */
function namedFor($: CheerioAPI, { browser, scripts }: Finishing): readonly ReadonlySet<string>[] {
  const isHere = (name: string) => $(`react-island[data-name="${name}"]`).length > 0;
  const [here, elsewhere] = [true, false].map((here) =>
    Object.entries(browser.islands).flatMap(([name, files]) => (isHere(name) === here ? files : [])),
  );
  const isForeign = (address: string) => elsewhere?.includes(address) && !here?.includes(address);
  return Object.entries(scripts).flatMap(([address, text]) => (isForeign(address) ? [] : [wordsOf(text)]));
}

/** Next links the sheets. @param first rules before theirs, in one text: the policy names each text @returns the sheets' addresses */
function putStyle($: CheerioAPI, html: string, first: string, finishing: Finishing): readonly string[] {
  const links = sheetsOf($);
  const hrefs = links.toArray().map(({ attribs }) => attribs.href ?? '');
  const css = hrefs.map(finishing.sheetAt).join('');
  const named = [wordsIn(unbroken(html)), ...namedFor($, finishing)];
  // the works that the showcase fetches have any tone and ratio
  const isAnyPicture = $('react-island[data-name="showcase"]').length > 0;
  const rules = rulesFor(css, (name) => {
    const beginnings = [...name.matchAll(/[_-](?=[^_-])/g)].map(({ index }) => name.slice(0, index + 1));
    return (
      (isAnyPicture && /^(tone|ratio)-/.test(name)) ||
      [name, ...beginnings].some((word) => named.some((words) => words.has(word)))
    );
  });
  links.first().before($('<style></style>').text(first + rules));
  links.remove();
  return hrefs;
}

/** The script of every page, fetched behind the first pictures and run late; and the addresses of what an island fetches ahead. */
function putScript($: CheerioAPI, { script, islands }: Finishing['browser']): void {
  for (const island of $('react-island[data-ahead]').toArray())
    island.attribs['data-ahead'] = islands[island.attribs['data-name'] ?? '']?.join(' ') ?? '';
  $('head').append($('<script type="module" fetchpriority="low"></script>').attr('src', script));
}

/** On screens for which they are not preloaded, and with script. @returns the rules of the fonts that stand in for them */
function delayFonts($: CheerioAPI, fonts: string): string {
  const faces = facesOf($);
  const { own, standIns } = facesIn(faces.text());
  faces.after(
    $('<style id="letters"></style>').attr('media', fontPreloadsOf($).first().attr('media')).text(own),
    $('<noscript></noscript>').append($('<style></style>').text(own)),
    $('<script></script>').text(fonts),
  );
  faces.remove();
  return standIns;
}

const textsOf = ($: CheerioAPI, what: string): readonly string[] =>
  $(what)
    .toArray()
    .map((element) => $(element).text());

/** Where header, main and footer are in a page. @throws if it lacks one */
function placesIn(html: string, name: string): FramePlaces {
  const end = (tag: string) => html.indexOf(tag) + tag.length;
  const places = [html.indexOf('<body'), html.indexOf('<main'), end('</main>'), end('</footer>')] as const;
  const isRising = places.every((place, at) => place > (places[at - 1] ?? 0));
  if (!isRising) throw new Error(`${name}: header, main and footer do not stand in the body one behind the other.`);
  return places;
}

/** `sheets`: the addresses of those from which its rules are taken. */
export type Document = Readonly<{ html: string; frame: FramePlaces; sheets: readonly string[] }>;

/** The policy is in the page itself (TRUST-21), before all that it governs; only the encoding comes earlier. */
function putPolicy($: CheerioAPI, injected: readonly string[]): void {
  // data is no script, and needs no leave
  const scripts = textsOf($, 'script:not([src], [type="application/ld+json"])');
  const policy = policyOf({ scripts, styles: [...textsOf($, 'style'), ...injected] });
  $('meta[charset]').remove();
  $('head').prepend('<meta charset="utf-8">', $('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
}

/** What Next writes twice, as the one service that has tags of its own reads those of Open Graph too, and where its metadata would come late. */
function dropRepeats($: CheerioAPI): void {
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  $('body > div[hidden]:not(:has(*))').remove();
}

/** JSON in an attribute, without an entity for each quote: 7 kB less of the home page, 140 bytes compressed. */
const inSingleQuotes = (html: string): string =>
  html.replace(
    / (data-\w+)="([^"]*&quot;[^"]*)"/g,
    (_, name: string, json: string) => ` ${name}='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

/** @param html as Next has written it @param name for the message @throws where a part of the page waits for a script of Next */
export function documentOf(html: string, name: string, finishing: Finishing): Document {
  // what is in `noscript` is parsed as a browser without script does
  const $ = load(unbroken(html), { scriptingEnabled: false });
  if (isPending($)) throw new Error(`${name}: a part of the page waits for a script of Next.`);
  clientOf($).remove();
  dropRepeats($);
  // React cannot hydrate what is in a template, so the server renders a hidden element
  $('[data-late]').each((_, late) => {
    $(late).replaceWith(`<template data-late>${$(late).html()}</template>`);
  });
  const sheets = putStyle($, html, delayFonts($, finishing.fonts), finishing);
  putScript($, finishing.browser);
  putPolicy($, finishing.styles);
  const sent = inSingleQuotes($.html());
  return { html: sent, frame: placesIn(sent, name), sheets };
}
