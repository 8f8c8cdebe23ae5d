import { ratioClass, ratioOf, shortTone, toneClass } from '@/content/picture-classes';
import type { Picture } from './picture';

const sorted = (rules: readonly string[]): readonly string[] => [...new Set(rules)].sort();

/** One class for each tone and each ratio that is used. */
export function worksCss(pictures: readonly Picture[]): string {
  const tones = pictures.map(({ tone }) => `.${toneClass(tone)}{background-color:#${shortTone(tone)}}`);
  const ratios = pictures.map(
    ({ width, height }) => `.${ratioClass(width, height)}{--ratio:${ratioOf(width, height)}}`,
  );
  return `@layer base{\n${[...sorted(tones), ...sorted(ratios)].join('\n')}\n}\n`;
}
