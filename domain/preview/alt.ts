import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { attributesOf, chosenValue } from './choices';
import type { SceneChoice } from './types';

type Sentence =
  | ('file' | 'print' | 'mug' | 'metal' | 'magicCold' | 'magicHot' | 'bottle' | 'tshirt' | 'pillow' | 'bag' | 'puzzle')
  | ('wood' | 'custom' | 'canvas' | 'drawing');

/** One sentence a medium, with `{work}` and its attributes in braces; `agree` for an attribute that is still open. */
export type AltWords = Readonly<Record<Sentence | 'agree', string>>;

const sentences: Readonly<Record<SceneChoice['medium'], (choice: SceneChoice) => Sentence>> = {
  file: () => 'file',
  print: () => 'print',
  mug: () => 'mug',
  'metal-mug': () => 'metal',
  'magic-mug': ({ heat = 1 }) => (heat > 0.5 ? 'magicHot' : 'magicCold'),
  bottle: () => 'bottle',
  't-shirt': () => 'tshirt',
  pillow: () => 'pillow',
  bag: () => 'bag',
  puzzle: () => 'puzzle',
  wood: () => 'wood',
  custom: () => 'custom',
  canvas: () => 'canvas',
  drawing: () => 'drawing',
};

/**
 * What the scene shows, in one sentence with every choice.
 * @param work the title of the work, or words for the buyer's photo
 */
export function sceneAlt(words: AltWords, work: string, choice: SceneChoice, locale: Locale): string {
  const values = attributesOf(choice).map(({ name }) => [
    name,
    chosenValue(choice, name)?.label[locale] ?? words.agree,
  ]);
  return fill(words[sentences[choice.medium](choice)], { work, ...Object.fromEntries(values) });
}
