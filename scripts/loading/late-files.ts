import { createHash } from 'node:crypto';
import { dataRoot } from '@/server/http/built-files';

/** A sheet of a page, by its address. */
export const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** All but those for browsers without modules. */
export const script = /<script(?![^>]*noModule)[^>]* src="([^"]+)"[^>]*><\/script>/g;
const preloadOfScript = /<link rel="preload" as="script"[^>]*>/g;
/** The words of a page once more, as React reads them. */
const data = /<script>((?:self\.__next_f|\(self\.__next_f)[\s\S]*?)<\/script>/g;
/** Makes the page alive as soon as its scripts are there. */
const bootstrap = /<script id="_R_">([\s\S]*?)<\/script>/g;

/** After this long (ms) nothing waits for pictures any more. */
const longestWait = 3000;

/**
 * Pictures and scripts share one line, and the first screen shows nothing of scripts. So these are asked for when the pictures are
 * there that a visitor sees first, at the latest after {@link longestWait}, or at the first press. Those pictures are all that are not
 * lazy: to ask where a picture stands would lay out the whole page.
 *
 * Sheets are there for paper alone. React looks for them when a page comes alive, and would fetch them for the screen.
 *
 * `__next_f` takes the page's data; that it is there says that the page will come alive.
 */
const loaderOf = (sheets: readonly string[], scripts: readonly string[]): string => `<script>(function(){
var sheets=${JSON.stringify(sheets)},scripts=${JSON.stringify(scripts)},waiting=1;
self.__next_f=[];
function add(name,values){var element=document.createElement(name);for(var key in values)element.setAttribute(key,values[key]);document.head.appendChild(element)}
function start(){
sheets.splice(0).forEach(function(href){add("link",{rel:"stylesheet",media:"print","data-precedence":"next",href:href})});
scripts.splice(0).forEach(function(src){add("script",{async:"",src:src})})}
function there(){--waiting||start()}
[].forEach.call(document.images,function(image){if(!image.complete&&image.loading!="lazy"){waiting++;image.addEventListener("load",there);image.addEventListener("error",there)}});
there();setTimeout(start,${longestWait});
["pointerdown","keydown","click"].forEach(function(type){addEventListener(type,start,{capture:true,once:true})})
})()</script>`;

/**
 * A script of one page alone, by its address: the page's data, and behind them what makes it alive, which needs them. Without the
 * build's id, a page that has not changed keeps its address and its ETag in the next build: Next asks for the id where it
 * changes pages by itself, and links of this site load documents (decision 008).
 */
export type OwnScript = Readonly<{ address: string; text: string }>;

function ownScript(html: string, buildId: string): OwnScript {
  const codes = [data, bootstrap].flatMap((what) => [...html.matchAll(what)].map(([, code]) => code));
  const text = codes.join(';\n').replaceAll(buildId, '');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { address: `${dataRoot}${hash}.js`, text };
}

const late = [stylesheet, script, preloadOfScript, data, bootstrap];

/**
 * A page whose scripts come after its first pictures, and whose sheets hold for paper alone.
 * @param buildId Next's, which stands in the data
 * @returns with the script that it asks for before all others, which is to be written; none where a page has no scripts
 */
export function withLateFiles(html: string, buildId: string): Readonly<{ html: string; own?: OwnScript }> {
  const [sheets, scripts] = [stylesheet, script].map((what) => [...html.matchAll(what)].map(([, href = '']) => href));
  if (!sheets?.length || !scripts?.length) return { html };
  const own = ownScript(html, buildId);
  const end = html.lastIndexOf('</body>');
  const bare = late.reduce((rest, what) => rest.replaceAll(what, ''), html.slice(0, end));
  const forPaper = sheets.map((href) => `<link rel="stylesheet" href="${href}" media="print"/>`).join('');
  const loader = loaderOf(sheets, [own.address, ...scripts]);
  return { html: [bare, `<noscript>${forPaper}</noscript>`, loader, html.slice(end)].join(''), own };
}
