import { createHash } from 'node:crypto';
import { dataRoot } from '@/server/http/built-files';
import { longestWait, restCode, withFirstPictures } from './first-pictures';

/** A sheet of a page, by its address. */
export const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** All but those for browsers without modules. */
export const script = /<script(?![^>]*noModule)[^>]* src="([^"]+)"[^>]*><\/script>/g;
const preloadOfScript = /<link rel="preload" as="script"[^>]*>/g;
/** The words of a page once more, as React reads them. */
const data = /<script>((?:self\.__next_f|\(self\.__next_f)[\s\S]*?)<\/script>/g;
/** Makes the page alive. */
const bootstrap = /<script id="_R_">([\s\S]*?)<\/script>/g;

/** The modules that Turbopack runs when the scripts are there that every page has. */
const runs = /(?<="runtimeModuleIds":)\[[^\]]*\]/;

/** Until a script that did not come is asked for again, ms: twice as long each time, to the most. */
const pause = { first: 2000, most: 60_000 } as const;

/**
 * Pictures and scripts share one line, and the first screen shows nothing of scripts. So these are asked for when the pictures are
 * there that a visitor sees first, at the latest after {@link longestWait}, or at the first press. Those pictures are all that are not
 * lazy: to ask where a picture stands would lay out the whole page. The last one is painted first: to ask takes a phone 50 ms. What
 * else may come when they are there is in {@link restCode}.
 *
 * React-dom runs by itself when the scripts of every page have come, and what makes the page alive when all scripts have come, in a
 * task of its own: in one task they held up a phone for 150 ms.
 *
 * Without one of its scripts no page begins. A script that does not come is asked for again; one that the site has no more belongs to
 * a page of the version before, which is loaded anew, once, and never where somebody has typed.
 *
 * `__next_f` takes the page's data; that it is there says that the page will come alive.
 * @throws where the build does not say what makes the page alive
 */
function loaderOf(scripts: readonly string[], begin: string, reactDom: number): string {
  if (!runs.test(begin))
    throw new Error('The build names no modules that make a page alive: Next writes it otherwise.');
  return `<script>(function(){
var scripts=${JSON.stringify(scripts)},left=scripts.length,waiting=1,typed=0;
self.__next_f=[];
${begin.replace(runs, `[${reactDom}]`)};
function begin(){${begin}}
function come(){--left||setTimeout(begin)}
addEventListener("input",function(){typed=1},{capture:true,once:true});
function again(src,wait){fetch(src,{method:"HEAD"}).then(function(answer){
if(answer.status!=404||typed||(performance.getEntriesByType("navigation")[0]||{}).type=="reload")throw 0;
location.reload()}).catch(function(){setTimeout(ask,wait,src,Math.min(2*wait,${pause.most}))})}
function ask(src,wait){var script=document.createElement("script");script.async=true;script.onload=come;script.onerror=function(){script.remove();again(src,wait)};script.src=src;document.head.appendChild(script)}
${restCode}
function start(){rest();scripts.splice(0).forEach(function(src){ask(src,${pause.first})})}
function there(){if(!--waiting){rest();requestAnimationFrame(function(){setTimeout(start)})}}
[].forEach.call(document.images,function(image){if(!image.complete&&image.loading!="lazy"){waiting++;image.addEventListener("load",there);image.addEventListener("error",there)}});
there();setTimeout(start,${longestWait});
["pointerdown","keydown","click"].forEach(function(type){addEventListener(type,start,{capture:true,once:true})})
})()</script>`;
}

/**
 * A script of one page alone, by its address: the page's data. Without the build's id, a page that has not changed keeps its address
 * and its ETag in the next build: Next asks for the id where it changes pages by itself, and links of this site load documents
 * (decision 008).
 */
export type OwnScript = Readonly<{ address: string; text: string }>;

const codeIn = (html: string, what: RegExp): string => [...html.matchAll(what)].map(([, code]) => code).join(';\n');

function ownScript(html: string, buildId: string): OwnScript {
  const text = codeIn(html, data).replaceAll(buildId, '');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { address: `${dataRoot}${hash}.js`, text };
}

/**
 * The page's own style has the rules of its sheets. They stay linked because React looks for them when a page comes alive, and would
 * fetch those that it does not find. No browser fetches what is disabled; one that does not know the word takes it for paper.
 */
const neverFetched = (href: string): string =>
  `<link rel="stylesheet" href="${href}" disabled media="print" data-precedence="next"/>`;

const late = [stylesheet, script, preloadOfScript, data, bootstrap];

/**
 * A page whose scripts come after its first pictures, and whose sheets do not come at all.
 * @param buildId Next's, which stands in the data
 * @param reactDom the number of its module
 * @returns with the script that it asks for before all others, which is to be written; none where a page has no scripts
 */
export function withLateFiles(
  html: string,
  { buildId, reactDom }: Readonly<{ buildId: string; reactDom: number }>,
): Readonly<{ html: string; own?: OwnScript }> {
  const [sheets, scripts] = [stylesheet, script].map((what) => [...html.matchAll(what)].map(([, href = '']) => href));
  if (!sheets?.length || !scripts?.length) return { html };
  const own = ownScript(html, buildId);
  const end = html.lastIndexOf('</body>');
  const bare = late.reduce((rest, what) => rest.replaceAll(what, ''), html.slice(0, end));
  const loader = loaderOf([own.address, ...scripts], codeIn(html, bootstrap), reactDom);
  return { html: withFirstPictures([bare, ...sheets.map(neverFetched), loader, html.slice(end)].join('')), own };
}
