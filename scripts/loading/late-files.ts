/** A sheet of a page, by its address. */
export const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** All but those for browsers without modules. */
const script = /<script(?![^>]*noModule)[^>]* src="([^"]+)"[^>]*><\/script>/g;
const preloadOfScript = /<link rel="preload" as="script"[^>]*>/g;

/** After this long (ms) nothing waits for pictures any more. */
const longestWait = 3000;

/**
 * Pictures, sheets and scripts share one line, and the first screen shows nothing of the last two. So these are asked for when the
 * pictures are there that a visitor sees first, at the latest after {@link longestWait}, or at the first press. Those pictures are all
 * that are not lazy: to ask where a picture stands would lay out the whole page.
 *
 * Sheets come as for paper and count for the screen one by one, each in a moment without other work, or all at once at the first
 * press. The last one begins: it may win over all that the page has of the others, and each one after it stands before those that
 * count already. So the rules are in order at every step.
 */
const loaderOf = (sheets: readonly string[], scripts: readonly string[]): string => `<script>(function(){
var sheets=${JSON.stringify(sheets)},scripts=${JSON.stringify(scripts)},links=[],waiting=1,left=sheets.length;
function add(name,values){var element=document.createElement(name);for(var key in values)element.setAttribute(key,values[key]);return document.head.appendChild(element)}
function start(){
sheets.splice(0).forEach(function(href){var link=add("link",{rel:"stylesheet",media:"print","data-precedence":"next",href:href});link.onload=link.onerror=loaded;links.push(link)});
scripts.splice(0).forEach(function(src){add("script",{async:"",src:src})})}
function loaded(){--left||later()}
function later(){(self.requestIdleCallback||setTimeout)(function(){if(links.length){links.pop().media="all";later()}},{timeout:2000})}
function pressed(){start();while(links.length)links.pop().media="all"}
function there(){--waiting||start()}
[].forEach.call(document.images,function(image){if(!image.complete&&image.loading!="lazy"){waiting++;image.addEventListener("load",there);image.addEventListener("error",there)}});
there();setTimeout(start,${longestWait});
["pointerdown","keydown","click"].forEach(function(type){addEventListener(type,pressed,{capture:true,once:true})})
})()</script>`;

/**
 * A page whose sheets and scripts come after its first pictures. Without script its own style is all that it needs on a screen, and its
 * sheets are for paper alone.
 */
export function withLateFiles(html: string): string {
  const [sheets, scripts] = [stylesheet, script].map((what) => [...html.matchAll(what)].map(([, href = '']) => href));
  if (!sheets?.length || !scripts?.length) return html;
  const end = html.lastIndexOf('</body>');
  const bare = html.slice(0, end).replaceAll(stylesheet, '').replaceAll(script, '').replaceAll(preloadOfScript, '');
  const forPaper = sheets.map((href) => `<link rel="stylesheet" href="${href}" media="print"/>`).join('');
  return [bare, `<noscript>${forPaper}</noscript>`, loaderOf(sheets, scripts), html.slice(end)].join('');
}
