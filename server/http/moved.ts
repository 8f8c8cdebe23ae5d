import { redirects } from '@/i18n/redirects';

const table = new Map(redirects);

/** Without doubled slashes and without one at the end; `\` counts as `/`, as in every browser. */
const tidied = (path: string): string => path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Where an address is redirected to: a page's one proper address, or the page of a one-word address. It begins with
 * exactly one slash, so it can never be another host. Capitals do not matter in one-word addresses: they are typed from
 * paper, and a phone's keyboard begins with a capital. The query stays, before the fragment.
 * @returns null if the address is not redirected
 * @example movedTo('/kontakt?from=card') // '/?from=card#kontakt'
 */
export function movedTo(target: string): string | null {
  const [path = ''] = target.split('?', 1);
  const tidy = tidied(path);
  const to = table.get(tidy.toLowerCase()) ?? tidy;
  if (to === path) return null;
  const [page, ...fragment] = to.split('#');
  return [page + target.slice(path.length), ...fragment].join('#');
}
