/** How a script names another one that it may fetch. */
const chunk = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * A script, those that it may fetch, those that these may fetch, and so on.
 * @param href its address, below `/_next/`
 * @param textAt the script at an address
 */
export function withFetched(href: string, textAt: (href: string) => string): readonly string[] {
  const found = new Set([href]);
  for (const one of found) for (const [name] of textAt(one).matchAll(chunk)) found.add(`/_next/${name}`);
  return [...found];
}
