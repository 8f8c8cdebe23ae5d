/** How a script names another one that it may fetch. */
const chunk = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Scripts, those that they may fetch, those that these may fetch, and so on.
 * @param hrefs their addresses, below `/_next/`
 * @param textAt the script at an address
 */
export function withFetched(hrefs: readonly string[], textAt: (href: string) => string): readonly string[] {
  const found = new Set(hrefs);
  for (const one of found) for (const [name] of textAt(one).matchAll(chunk)) found.add(`/_next/${name}`);
  return [...found];
}
