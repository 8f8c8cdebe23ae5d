import { redirects } from '@/i18n/redirects';

const table = new Map(redirects);

/** Slashes too many, or the wrong way round; every browser reads `\` as `/`. */
const tidied = (path: string): string => path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Where an address leads on to: the one address that a page has, or the page that a one-word address stands for. Never
 * another host: it begins with one slash. One-word addresses are typed from paper, where a telephone begins with a capital.
 * What was asked after the path goes along, before the fragment.
 * @returns null where the address leads nowhere else
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
