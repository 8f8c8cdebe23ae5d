import type { Locale } from '@/i18n/locales';

type Said = Readonly<{ locale: Locale; title: string; lead: string; foot: string }>;

/** The tokens in their light scheme, and everything that the sheet is styled with. */
function styleOf(sheets: StyleSheetList): string {
  const layers = [...sheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule);
  const tokens = layers
    .flatMap(({ name, cssRules }) => (name === 'tokens' ? [...cssRules] : []))
    .find((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
  const look = layers.filter(({ name }) => name === 'receipt');
  return [
    ...[tokens, ...look].flatMap((rule) => rule?.cssText ?? []),
    ':root{color-scheme:light;background:var(--plaster)}body{margin:0}',
    '@page{size:A4;margin:0}@media print{:root{background:none}}',
  ].join('\n');
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Puts the bytes of a picture in the place of its address. One that cannot be had is left out. */
async function embed(picture: Element): Promise<void> {
  const name = picture.hasAttribute('src') ? 'src' : 'href';
  const address = picture.getAttribute(name) ?? '';
  if (address.startsWith('data:')) return;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    picture.setAttribute(name, await dataUrl(await answer.blob()));
  } catch {
    picture.remove();
  }
}

/**
 * The receipt as one file that needs nothing else: no script, no address, pictures inside. It opens without a network.
 * @param sheet what is printed, too
 */
export async function savedCopy(sheet: HTMLElement, { locale, title, lead, foot }: Said): Promise<string> {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = locale;
  const copy = page.importNode(sheet, true);
  for (const [part, text] of Object.entries({ lead, foot })) {
    const place = copy.querySelector(`[data-part=${part}]`);
    if (place) place.textContent = text;
  }
  page.body.append(copy);
  await Promise.all([...copy.querySelectorAll('img, image')].map(embed));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<style>${styleOf(document.styleSheets)}</style>`,
  ].join('');
  return `<!doctype html>\n${page.documentElement.outerHTML.replace('<head>', () => `<head>${head}`)}\n`;
}
