import { media } from '@/content/media';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { attributesOf, chosenValue, type SceneChoice } from './choices';

/** What is no medium of the shop, with `{work}` in braces; `agree` for an attribute that is still open. */
type AltWords = Readonly<Record<'canvas' | 'drawing' | 'magicCold' | 'agree', string>>;

function sentenceOf({ medium, heat = 1 }: SceneChoice, words: AltWords, locale: Locale): string {
  if (medium === 'canvas' || medium === 'drawing') return words[medium];
  // a cold one is black
  return medium === 'magic-mug' && heat <= 0.5 ? words.magicCold : media[medium].alt[locale];
}

/** One sentence with every choice. @param work its title, or words for the buyer's photo */
export function sceneAlt(words: AltWords, work: string, choice: SceneChoice, locale: Locale): string {
  const values = attributesOf(choice).map(({ name }) => [
    name,
    chosenValue(choice, name)?.label[locale] ?? words.agree,
  ]);
  return fill(sentenceOf(choice, words, locale), { work, ...Object.fromEntries(values) });
}
