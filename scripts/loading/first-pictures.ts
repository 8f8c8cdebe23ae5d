/** The rules of the faces in a page: those of its own letters, and those of the system's that stand in for them. */
const faces = /(<style[^>]* data-href="faces">)([^<]*)<\/style>/;
const face = /@font-face\{[^}]*\}/g;
/** On which screens the fonts of a page are preloaded, as its head says. */
const preloadedOn = /<link rel="preload"[^>]* as="font"[^>]* media="([^"]+)"/;

/** After this long (ms) nothing waits for pictures any more. */
export const longestWait = 3000;

/**
 * Behind another page of this site, whose fonts are kept, the letters are there at the first layout. `data-early` keeps pictures away
 * that are not among the first (`base.css`); it goes by itself too, should the page end before it tells that these are there.
 */
const head = `<script>(function(root){
document.referrer.indexOf(location.origin+"/")||(document.getElementById("letters").media="");
root.dataset.early="";setTimeout(function(){delete root.dataset.early},${longestWait})
})(document.documentElement)</script>`;

/**
 * A page on whose line nothing is before the first pictures but itself (decision 057): on screens on which its fonts are not preloaded
 * it learns the rules of its own letters when {@link restCode} says so. Without scripts it knows them at once.
 */
export function withFirstPictures(html: string): string {
  const media = preloadedOn.exec(html)?.[1];
  if (!media) return html;
  return html.replace(faces, (_, tag: string, text: string) => {
    const rules = text.match(face) ?? [];
    const isOwn = (rule: string) => rule.includes('src:url(');
    const own = rules.filter(isOwn).join('');
    const standIns = rules.filter((rule) => !isOwn(rule)).join('');
    return `${tag}${standIns}</style><style id="letters" media="${media}">${own}</style><noscript><style>${own}</style></noscript>${head}`;
  });
}

/**
 * Declares `rest()`: pictures and fonts may come that waited. The fonts' rules count when all are here: so words are drawn anew once,
 * and not for each font.
 */
export const restCode = `function rest(){
var style=document.getElementById("letters"),links=document.querySelectorAll("link[as=font]"),left=links.length;
rest=function(){};
delete document.documentElement.dataset.early;
if(style&&!matchMedia(style.media).matches)[].forEach.call(links,function(link){
link=link.cloneNode();link.media="";link.onload=link.onerror=function(){--left||(style.media="")};document.head.appendChild(link)})}`;
