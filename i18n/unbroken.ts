const money = 'zł|PLN|EUR|€|%';
const lengths = '[ckm]?m|m²|ml|px';
const phones = String.raw`\+\d{2} \d{3} \d{3} \d{3}`;
/** Of an order: browsers break it at its hyphens. */
const references = String.raw`\d{4}-\d{4,6}-[A-Z]\d\b`;
const times = 'min|minut[aey]?|minutes?|hours?|dni|dnia|dzień|days?|tydzień|tygodni[ea]?|weeks?';
/** An element that is data or whose text is compared; an island's tag; any tag; a number, or two sides, and the unit; a day and its hour; a phone number; the number of an order. */
const inHtml = new RegExp(
  [
    String.raw`<(script|style|title|textarea|option)\b[\s\S]*?</\1>`,
    String.raw`<(/?)react-island\b(?:[^"'>]|"[^"]*"|'[^']*')*>`,
    `<(?:[^"'>]|"[^"]*"|'[^']*')*>`,
    String.raw`€ \d[\d.,]{0,14}|(?:\d[\d.,]{0,8} × )?\d[\d.,\u00a0]{0,14} (?:${money}|${lengths}|${times})(?![\p{L}\p{N}])`,
    String.raw`\p{L}{2,14} \d{1,2}:\d\d(?!\d)`,
    phones,
    references,
  ].join('|'),
  'gu',
);

/**
 * Holds together what `bind` cannot: a number and its unit in finished HTML, whose space stays an ordinary one (DESIGN-16). What an
 * island renders is left as it is, or React would find another text than it wrote.
 */
export function unbroken(page: string): string {
  let islands = 0;
  return page.replace(inHtml, (part, _data: string | undefined, closes: string | undefined) => {
    if (closes !== undefined) islands += closes === '' ? 1 : -1;
    return part.startsWith('<') || islands > 0 ? part : `<span class="held">${part}</span>`;
  });
}
