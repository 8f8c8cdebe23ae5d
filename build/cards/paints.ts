import { readFileSync } from 'node:fs';
import type { CategoryId } from '@/content/types';

/** What a card hangs on: the wall of a category, the shop's, or the primed canvas of a page. */
export type Ground = CategoryId | 'shop' | 'page';
export type Paints = Readonly<{ wall: string; text: string; dot: string }>;

const names: Readonly<Record<Ground, readonly [wall: string, text: string, dot: string]>> = {
  portraits: ['madder', 'on-wall', 'dot-on-wall'],
  landscapes: ['verte', 'on-wall', 'dot-on-wall'],
  wall_art: ['ochre', 'on-warm', 'dot-on-warm'],
  digital_art: ['prussian', 'on-wall', 'dot-on-wall'],
  shop: ['naples', 'on-warm', 'dot-on-warm'],
  page: ['gesso', 'ink', 'dot'],
};

/** The first value of each token is the one by day. */
const token = (css: string, name: string): string => {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css: no colour --${name}`);
  return value;
};

/** The colours of the site's style sheet: a card has none of its own. */
export function readPaints() {
  const css = readFileSync('components/ui/global/tokens.css', 'utf8');
  return {
    of: (ground: Ground): Paints => {
      const [wall, text, dot] = names[ground];
      return { wall: token(css, wall), text: token(css, text), dot: token(css, dot) };
    },
    floor: { skirt: token(css, 'skirt'), edge: token(css, 'skirt-2'), oak: token(css, 'floor') },
    shade: token(css, 'shade'),
  };
}
