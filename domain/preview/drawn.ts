import { fill } from '@/i18n/fill';
import type { SceneOptions } from './choices';
import { escaped, svg } from './svg';

/** What a drawing leaves open, by the name in braces. */
export type Slots = Readonly<Record<string, string | number>>;

const map = (slots: Slots, written: (value: string | number) => string): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, written(value)]));

/** Keeps letters, digits, `_` and `-`; writes other signs as their number, so that different names stay different. */
const safe = (name: string): string => name.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}_`);

/** The `display` of a part of a drawing. */
export const seen = (is: boolean): string => (is ? 'inline' : 'none');

/** @param texts what is no mark-up, an address or a word @param root attributes */
export function drawn(drawing: string, slots: Slots, texts: Slots, options: SceneOptions, root: string): string {
  const { id, alt, hidden } = options;
  const parts = fill(
    drawing,
    map(slots, (value) => svg`${value}`),
  ).replace(/(id="|url\(#|href="#)/g, `$1${safe(id)}-`);
  const name = hidden ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(alt)}"`;
  const content = fill(
    parts,
    map(texts, (text) => escaped(String(text))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${root} overflow="visible" ${name}>${content}</svg>`;
}
