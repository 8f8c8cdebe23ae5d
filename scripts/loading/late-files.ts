/** A sheet of a page, by its address. */
export const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** All but those for browsers without modules. */
export const script = /<script(?![^>]*noModule)[^>]* src="([^"]+)"[^>]*><\/script>/g;
const preloadOfScript = /<link rel="preload" as="script"[^>]*>/g;

/** After this long (ms) nothing waits for pictures any more. */
const longestWait = 3000;

/**
 * Pictures and scripts share one line, and the first screen shows nothing of scripts. So these are asked for when the pictures are
 * there that a visitor sees first, at the latest after {@link longestWait}, or at the first press. Those pictures are all that are not
 * lazy: to ask where a picture stands would lay out the whole page.
 *
 * Sheets are there for paper alone. React looks for them when a page comes alive, and would fetch them for the screen.
 */
const loaderOf = (sheets: readonly string[], scripts: readonly string[]): string => `<script>(function(){
var sheets=${JSON.stringify(sheets)},scripts=${JSON.stringify(scripts)},waiting=1;
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
 * A page whose scripts come after its first pictures, and whose sheets hold for paper alone.
 */
export function withLateFiles(html: string): string {
  const [sheets, scripts] = [stylesheet, script].map((what) => [...html.matchAll(what)].map(([, href = '']) => href));
  if (!sheets?.length || !scripts?.length) return html;
  const end = html.lastIndexOf('</body>');
  const bare = html.slice(0, end).replaceAll(stylesheet, '').replaceAll(script, '').replaceAll(preloadOfScript, '');
  const forPaper = sheets.map((href) => `<link rel="stylesheet" href="${href}" media="print"/>`).join('');
  return [bare, `<noscript>${forPaper}</noscript>`, loaderOf(sheets, scripts), html.slice(end)].join('');
}
